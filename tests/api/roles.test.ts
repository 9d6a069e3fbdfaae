import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#domain/accounts/permissions.ts';
import { addUser, setDisabled, setRole } from '#services/accounts/users.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { saying } from '#tests/support/saying.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';

/** The calls that not everyone who is signed in may make, with the roles that may. */
const RESTRICTED: Record<string, readonly Role[]> = {
  'PUT /api/reviews/hostaway/{id}/approve': ['admin', 'manager'],
  'PUT /api/reviews/hostaway/{id}/reason': ['admin', 'manager'],
  'PUT /api/reviews/hostaway/{id}/response': ['admin', 'manager', 'responder'],
  'DELETE /api/reviews/hostaway/{id}/response': ['admin', 'manager', 'responder'],
  'GET /api/mail': ['admin'],
  'POST /api/mail/test': ['admin'],
  'GET /api/answers': ['admin', 'manager', 'responder'],
  'GET /api/answers/figures': ['admin', 'manager', 'responder'],
  'PUT /api/reviews/{id}/skip': ['admin', 'manager', 'responder'],
  'DELETE /api/reviews/{id}/skip': ['admin', 'manager', 'responder'],
  'POST /api/reviews/{id}/response-check': ['admin', 'manager', 'responder'],
  'PUT /api/reviews/{id}/response-approval': ['admin', 'manager'],
  'PUT /api/reviews/{id}/response-return': ['admin', 'manager'],
  'GET /api/templates': ['admin', 'manager', 'responder'],
  'POST /api/templates': ['admin', 'manager', 'responder'],
  'PATCH /api/templates/{id}': ['admin', 'manager', 'responder'],
  'DELETE /api/templates/{id}': ['admin', 'manager', 'responder'],
  'POST /api/templates/import': ['admin', 'manager'],
  'POST /api/reviews/bulk': ['admin', 'manager'],
  'POST /api/reviews/{id}/translation': ['admin', 'manager', 'responder'],
  'POST /api/reviews/{id}/draft': ['admin', 'manager', 'responder'],
  'POST /api/reviews/{id}/undo': ['admin', 'manager'],
  'POST /api/batches/{id}/undo': ['admin', 'manager'],
  'PUT /api/reviews/{id}/assignee': ['admin', 'manager'],
  'PUT /api/reviews/{id}/pin': ['admin', 'manager'],
  'DELETE /api/reviews/{id}/pin': ['admin', 'manager'],
  'PUT /api/listings/{id}/booking-link': ['admin', 'manager'],
  'DELETE /api/reviews/{id}/duplicate': ['admin', 'manager'],
  'GET /api/listings/merged': ['admin', 'manager'],
  'GET /api/listings/{id}/merge-candidates': ['admin', 'manager'],
  'GET /api/listings/{id}/merge': ['admin', 'manager'],
  'PUT /api/listings/{id}/merge': ['admin', 'manager'],
  'DELETE /api/listings/{id}/merge': ['admin', 'manager'],
  'PUT /api/reviews/{id}/notes': ['admin', 'manager', 'responder'],
  'PUT /api/reviews/{id}/notes/{noteId}': ['admin', 'manager', 'responder'],
  'DELETE /api/reviews/{id}/notes/{noteId}': ['admin', 'manager', 'responder'],
  'PUT /api/reviews/{id}/topics/{topic}': ['admin', 'manager'],
  'DELETE /api/reviews/{id}/topics/{topic}': ['admin', 'manager'],
  'PUT /api/reviews/{id}/sentiment': ['admin', 'manager'],
  'DELETE /api/reviews/{id}/sentiment': ['admin', 'manager'],
  'PUT /api/alerts/{id}/dismissed': ['admin', 'manager'],
  'GET /api/reviews/export': ['admin', 'manager'],
  'GET /api/activity/export': ['admin', 'manager'],
  ...Object.fromEntries(
    ['overview', 'categories', 'topics', 'topics/{topic}', 'properties', 'priorities'].map((table) => [
      `GET /api/insights/${table}.csv`,
      ['admin', 'manager'] as const,
    ]),
  ),
  'POST /api/reviews/import': ['admin', 'manager'],
  'POST /api/reviews/import/inspect': ['admin', 'manager'],
  'DELETE /api/reviews/import/mappings/{id}': ['admin', 'manager'],
  'GET /api/reports': ['admin', 'manager'],
  'POST /api/reports': ['admin', 'manager'],
  'DELETE /api/reports/{id}': ['admin', 'manager'],
  'POST /api/reports/schedules': ['admin', 'manager'],
  'DELETE /api/reports/schedules/{id}': ['admin', 'manager'],
  'GET /api/targets.csv': ['admin', 'manager'],
  'POST /api/targets': ['admin'],
  'PATCH /api/targets/{id}': ['admin'],
  'DELETE /api/targets/{id}': ['admin'],
  'POST /api/tasks': ['admin', 'manager', 'responder'],
  'PATCH /api/tasks/{id}': ['admin', 'manager', 'responder'],
  'POST /api/tasks/{id}/retry': ['admin', 'manager', 'responder'],
  'POST /api/sync': ['admin', 'manager'],
  'GET /api/sync/quarantined': ['admin', 'manager'],
  'PUT /api/sync/quarantined/{key}': ['admin', 'manager'],
  'PUT /api/listings/{id}/google-place': ['admin', 'manager'],
  'PUT /api/channels/{channel}/rights': ['admin'],
  'GET /api/accounts': ['admin'],
  'PATCH /api/people/{username}': ['admin'],
  'POST /api/people/{username}/password-reset': ['admin'],
  'GET /api/invitations': ['admin'],
  'POST /api/invitations': ['admin'],
  'DELETE /api/invitations/{id}': ['admin'],
  'DELETE /api/people/{username}/second-factors': ['admin'],
  'GET /api/activity-log': ['admin'],
  'GET /api/activity-log/export': ['admin'],
  'POST /api/guests/find': ['admin'],
  'POST /api/guests/export': ['admin'],
  'POST /api/guests/erase': ['admin'],
  'GET /api/tokens': ['admin', 'manager'],
  'POST /api/tokens': ['admin', 'manager'],
  'DELETE /api/tokens/{id}': ['admin', 'manager'],
  'GET /api/groups/{id}': ['admin'],
  'POST /api/groups': ['admin'],
  'PATCH /api/groups/{id}': ['admin'],
  'DELETE /api/groups/{id}': ['admin'],
  'GET /api/settings': ['admin'],
  'PUT /api/settings': ['admin'],
  'PUT /api/settings/logo': ['admin'],
  'DELETE /api/settings/logo': ['admin'],
  'GET /api/sources': ['admin'],
  'POST /api/sources': ['admin'],
  'PATCH /api/sources/{id}': ['admin'],
  'DELETE /api/sources/{id}': ['admin'],
  'POST /api/sources/{id}/check': ['admin'],
  'POST /api/sources/consents': ['admin'],
  'POST /api/sources/consents/accept': ['admin'],
  'POST /api/sources/consents/connect': ['admin'],
  'POST /api/sources/{id}/consents': ['admin'],
  'POST /api/sources/{id}/address': ['admin'],
  'DELETE /api/sources/{id}/address': ['admin'],
  'PUT /api/reviews/{id}/tags/{tag}': ['admin', 'manager', 'responder'],
  'DELETE /api/reviews/{id}/tags/{tag}': ['admin', 'manager', 'responder'],
  'GET /api/rules': ['admin', 'manager'],
  'POST /api/rules': ['admin'],
  'PATCH /api/rules/{id}': ['admin'],
  'DELETE /api/rules/{id}': ['admin'],
  'POST /api/rules/dry-run': ['admin'],
  'GET /api/webhooks': ['admin'],
  'POST /api/webhooks': ['admin'],
  'PATCH /api/webhooks/{id}': ['admin'],
  'DELETE /api/webhooks/{id}': ['admin'],
  'POST /api/webhooks/{id}/secret': ['admin'],
  'POST /api/webhooks/{id}/test': ['admin'],
  'GET /api/webhooks/{id}/deliveries': ['admin'],
  'POST /api/webhooks/{id}/resend': ['admin'],
  'POST /api/deliveries/{id}/resend': ['admin'],
  'GET /api/webhooks/sample': ['admin'],
};
/** It does not end. */
const STREAM = 'GET /api/live';

let server: TestServer;
let operations: string[];
const people = new Map<Role, ApiClient>();
beforeAll(async () => {
  server = await openTestServer();
  for (const role of ROLES) {
    await addUser(server.app.context, { username: `the-${role}`, name: role, role, password: PASSWORD });
    const person = await signedInClient(server.origin, `the-${role}`, PASSWORD);
    people.set(role, person);
  }
  const { paths } = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
});
afterAll(() => server.close());

describe('each call', () => {
  test.each(ROLES)('is refused to a %s exactly where the role does not allow it', async (role) => {
    const person = people.get(role);
    const refused: string[] = [];
    for (const operation of operations) {
      if (operation === STREAM || operation.endsWith('/session')) continue;
      const [method = '', path = ''] = operation.split(' ');
      const address = path.slice('/api'.length).replaceAll(/\{(\w+)\}/g, '999999');
      const { status } = (await person?.call(method, address)) ?? {};
      if (status === 403) refused.push(operation);
    }
    const expected = Object.entries(RESTRICTED).filter(([, roles]) => !roles.includes(role));
    expect(refused.toSorted()).toEqual(expected.map(([operation]) => operation).toSorted());
  });

  test('that is restricted exists', () => {
    expect(Object.keys(RESTRICTED).filter((operation) => !operations.includes(operation))).toEqual([]);
  });
});

test('another role applies to the sessions that exist', async () => {
  const { context } = server.app;
  await addUser(context, { username: 'tom', name: 'Tom', role: 'viewer', password: PASSWORD });
  const tom = await signedInClient(server.origin, 'tom', PASSWORD);
  const start = () => tom.post('/sync');
  expect((await start()).status).toBe(403);
  await setRole(context, 'tom', 'manager');
  await expect.poll(async () => (await start()).status).toBe(202);
  await setRole(context, 'Tom', 'viewer');
  await expect.poll(async () => (await start()).status).toBe(403);
});

test('the only admin keeps the role', async () => {
  const { context } = server.app;
  await expect(setRole(context, 'the-admin', 'viewer')).rejects.toThrow(
    saying('the-admin is the only admin.'),
  );
  await expect(setDisabled(context, 'the-admin', true)).rejects.toThrow(
    saying('the-admin is the only admin.'),
  );
  await setRole(context, 'tom', 'admin');
  await setRole(context, 'the-admin', 'viewer');
  await expect(setRole(context, 'tom', 'viewer')).rejects.toThrow(saying('tom is the only admin.'));
  await setRole(context, 'the-admin', 'admin');
});
