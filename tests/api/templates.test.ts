import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { Template } from '#domain/responses/template.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
let server: TestServer;
let manager: ApiClient;
let responder: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  await addUser(server.app.context, { username: 'ria', name: 'Ria', role: 'responder', password: PASSWORD });
  responder = await signedInClient(server.origin, 'ria', PASSWORD);
});
afterEach(() => server.app.database.pool.query('delete from response_templates'));
afterAll(() => server.close());

const THANKS = { name: 'Thanks', text: 'Thank you, {{guest_first_name}}.' };
const list = async (who = manager) => (await who.get<{ templates: Template[] }>('/templates')).data.templates;
const add = async (who: ApiClient, body: object) => {
  const { templates } = (await who.post<{ templates: Template[] }>('/templates', body)).data;
  return templates.at(-1) as Template;
};
const events = async () =>
  (
    await server.app.database.pool.query(
      `select kind, actor, target, data from events where kind like 'template%' order by id desc limit 1`,
    )
  ).rows[0];

describe('a template', () => {
  test('of the company is added, changed and deleted by a manager, and everyone who responds sees it', async () => {
    const template = await add(manager, { ...THANKS, language: 'en', stars: [5], topics: ['location'] });
    expect(template).toEqual({
      id: expect.any(Number),
      ...THANKS,
      own: false,
      language: 'en',
      stars: [5],
      topics: ['location'],
    });
    expect(await list(responder)).toEqual([template]);
    const changed = await manager.patch<{ templates: Template[] }>(`/templates/${template.id}`, {
      text: '<b>Thank you</b>!',
      language: null,
    });
    expect(changed.data.templates).toEqual([{ ...template, text: 'Thank you!', language: null }]);
    expect(await events()).toMatchObject({ kind: 'template.changed', actor: 'manager', target: 'Thanks' });
    expect(
      (await manager.delete<{ templates: Template[] }>(`/templates/${template.id}`)).data.templates,
    ).toEqual([]);
    expect((await manager.delete(`/templates/${template.id}`)).status).toBe(404);
  });

  test('of a responder is their own: other people neither see nor change it', async () => {
    const template = await add(responder, { ...THANKS, own: true });
    expect(await list()).toEqual([]);
    expect((await manager.patch(`/templates/${template.id}`, { name: 'Mine' })).status).toBe(404);
    expect((await manager.delete(`/templates/${template.id}`)).status).toBe(404);
    expect(await list(responder)).toEqual([template]);
  });

  test('of the company cannot be changed by a responder, nor made by sharing one’s own', async () => {
    const company = await add(manager, THANKS);
    const own = await add(responder, { ...THANKS, name: 'Z own', own: true });
    for (const answer of [
      await responder.post('/templates', THANKS),
      await responder.patch(`/templates/${company.id}`, { own: true }),
      await responder.delete(`/templates/${company.id}`),
      await responder.patch(`/templates/${own.id}`, { own: false }),
      await responder.post('/templates/import'),
    ]) {
      expect(answer.status).toBe(403);
    }
    expect(await list(responder)).toEqual([company, own]);
  });

  test('of the company cannot be changed by a manager of some properties', async () => {
    const { context } = server.app;
    await addUser(context, { username: 'lim', name: 'Lim', role: 'manager', password: PASSWORD });
    await setAccess(context, systemActor, 'lim', { listingIds: [], groupIds: [] });
    const limited = await signedInClient(server.origin, 'lim', PASSWORD);
    expect((await limited.post('/templates', THANKS)).failure.error).toMatch('managers of all properties');
    expect((await limited.post('/templates', { ...THANKS, own: true })).status).toBe(200);
  });

  test.each([
    ['no visible text', { ...THANKS, text: ' <br> ' }, 'text must have'],
    ['no visible name', { ...THANKS, name: '\u200b' }, 'name must have'],
    ['an unknown topic', { ...THANKS, topics: ['food'] }, 'topics'],
    ['six stars', { ...THANKS, stars: [6] }, 'stars'],
    ['a wrong language', { ...THANKS, language: 'german' }, 'language'],
    ['a text that is too long', { ...THANKS, text: 'a'.repeat(4001) }, 'text must be'],
  ])('with %s is refused', async (_what, body, message) => {
    const answer = await manager.post('/templates', body);
    expect(answer.status).toBe(400);
    expect(answer.failure.error).toMatch(message);
  });
});

describe('Hostaway’s message templates', () => {
  test('are added once, with their placeholders, and what people changed here stays', async () => {
    const first = await manager.post<{ templates: Template[]; added: number }>('/templates/import');
    expect(first.data.added).toBe(4);
    const [checkIn] = first.data.templates;
    expect(checkIn).toMatchObject({
      name: 'Check-in day',
      own: false,
      language: null,
      stars: [],
      topics: [],
    });
    expect(checkIn?.text).toContain('{{door_code}}');
    expect(await events()).toMatchObject({ kind: 'templates.imported', data: { added: 4 } });
    await manager.patch(`/templates/${checkIn?.id}`, { name: 'Arrival' });
    const second = await manager.post<{ templates: Template[]; added: number }>('/templates/import');
    expect(second.data.added).toBe(0);
    expect(second.data.templates.map(({ name }) => name)).toContain('Arrival');
  });

  test('that were imported before do not count twice', async () => {
    await manager.post('/templates/import');
    const { pool } = server.app.database;
    await pool.query(
      `insert into response_templates (name, text, changed_by)
       select 'Number ' || n, 'Thanks', 'manager'
       from generate_series(1, 200 - (select count(*) from response_templates)) as n`,
    );
    const imported = await manager.post<{ templates: Template[]; added: number }>('/templates/import');
    expect([imported.status, imported.data.added]).toEqual([200, 0]);
    await pool.query(
      `delete from response_templates where upstream_id = (select max(upstream_id) from response_templates)`,
    );
    await pool.query(
      `insert into response_templates (name, text, changed_by) values ('Last', 'Thanks', 'manager')`,
    );
    expect((await manager.post('/templates/import')).failure.reason).toBe('too-many-templates');
    const { rows } = await pool.query('select count(*)::int as n from response_templates');
    expect(rows).toEqual([{ n: 200 }]);
  });

  test('without an id or a text are skipped, and a failure has Hostaway’s reason', async () => {
    const template = { accountId: 1, listingMapId: '40160', channelId: 1, messageTemplateGroupId: 1 };
    const rest = { ...template, name: ' ', description: null, color: '1' };
    server.hostaway.data.messageTemplates = [
      { ...rest, id: 1, message: ' ' },
      { ...rest, id: 2, message: 'Hello\r\n{{guest_name}}' },
    ];
    const { templates } = (await manager.post<{ templates: Template[] }>('/templates/import')).data;
    expect(templates).toMatchObject([{ name: 'Hello {{guest_name}}', text: 'Hello\n{{guest_name}}' }]);
    server.hostaway.failures.add({
      path: '/v1/messageTemplates',
      times: 1,
      failure: { kind: 'status', status: 404 },
    });
    const failed = await manager.post('/templates/import');
    expect(failed.status).toBe(503);
    expect(failed.failure.error).toMatch('Hostaway');
  });
});

test('a response with an unfilled variable is refused before it is sent', async () => {
  const { reviews } = (await manager.get<ReviewList>('/reviews/hostaway?channel=Airbnb&reply=none&limit=1'))
    .data;
  const answer = await manager.put(`/reviews/hostaway/${reviews[0]?.id}/response`, {
    text: 'Thanks, {{guest_name}}!',
  });
  expect(answer.status).toBe(400);
  expect(answer.failure.error).toBe(
    'The response still contains the variable {{guest_name}}. Replace it with text.',
  );
});
