import fastJsonStringify from 'fast-json-stringify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { success } from '#contract/envelope.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let openapi: Openapi;

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: object };
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Openapi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
}

beforeAll(async () => {
  server = await openTestServer();
  openapi = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as Openapi;
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test('the page of the API escapes the name of the company', async () => {
  const { origin, close } = await openTestServer({
    environment: { BRAND_NAME: '</title><img src=x>&"' },
  });
  try {
    const page = await (await fetch(`${origin}/api/docs/`)).text();
    expect(page).toContain('<title>&lt;/title>&lt;img src=x>&amp;&quot; Reviews API</title>');
    expect(page).not.toContain('<img src=x>');
  } finally {
    await close();
  }
});

test('every response has a schema that can be serialized, which the server compiles on first use', () => {
  for (const { response, line } of Object.values<Route>(routes)) {
    if (response) fastJsonStringify(success(response));
    if (line) fastJsonStringify(line);
  }
});

describe('the OpenAPI document', () => {
  test('has version 3.1 and lists every call, and nothing else', () => {
    expect(openapi.openapi).toBe('3.1.0');
    expect(openapi.info).toMatchObject({
      title: 'Flex Living Reviews',
      version: expect.stringMatching(/^\d/),
    });
    expect(
      operations()
        .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
        .sort(),
    ).toEqual([
      'DELETE /api/account/email',
      'DELETE /api/account/passkeys/{id}',
      'DELETE /api/account/second-factors/one-time-passwords',
      'DELETE /api/account/sessions',
      'DELETE /api/account/sessions/{id}',
      'DELETE /api/groups/{id}',
      'DELETE /api/invitations/{id}',
      'DELETE /api/listings/{id}/merge',
      'DELETE /api/people/{username}/second-factors',
      'DELETE /api/reports/schedules/{id}',
      'DELETE /api/reports/{id}',
      'DELETE /api/reviews/hostaway/{id}/response',
      'DELETE /api/reviews/import/mappings/{id}',
      'DELETE /api/reviews/{id}/duplicate',
      'DELETE /api/reviews/{id}/notes/{noteId}',
      'DELETE /api/reviews/{id}/pin',
      'DELETE /api/reviews/{id}/sentiment',
      'DELETE /api/reviews/{id}/skip',
      'DELETE /api/reviews/{id}/tags/{tag}',
      'DELETE /api/reviews/{id}/topics/{topic}',
      'DELETE /api/rules/{id}',
      'DELETE /api/session',
      'DELETE /api/settings/logo',
      'DELETE /api/sources/{id}',
      'DELETE /api/sources/{id}/address',
      'DELETE /api/targets/{id}',
      'DELETE /api/templates/{id}',
      'DELETE /api/tokens/{id}',
      'DELETE /api/views/{id}',
      'DELETE /api/webhooks/{id}',
      'GET /api/account/email',
      'GET /api/account/notifications',
      'GET /api/account/second-factors',
      'GET /api/account/sessions',
      'GET /api/accounts',
      'GET /api/activity',
      'GET /api/activity-log',
      'GET /api/activity-log/export',
      'GET /api/activity/export',
      'GET /api/activity/groups',
      'GET /api/alerts',
      'GET /api/answers',
      'GET /api/answers/figures',
      'GET /api/channels',
      'GET /api/email-proofs/{token}',
      'GET /api/google-reviews/integration-status',
      'GET /api/google-reviews/{placeId}',
      'GET /api/groups',
      'GET /api/groups/{id}',
      'GET /api/health',
      'GET /api/insights/categories',
      'GET /api/insights/categories.csv',
      'GET /api/insights/overview',
      'GET /api/insights/overview.csv',
      'GET /api/insights/priorities',
      'GET /api/insights/priorities.csv',
      'GET /api/insights/properties',
      'GET /api/insights/properties.csv',
      'GET /api/insights/topics',
      'GET /api/insights/topics.csv',
      'GET /api/insights/topics/{topic}',
      'GET /api/insights/topics/{topic}.csv',
      'GET /api/invitations',
      'GET /api/invitations/links/{token}',
      'GET /api/listings',
      'GET /api/listings/merged',
      'GET /api/listings/{id}/booking-link',
      'GET /api/listings/{id}/google-place',
      'GET /api/listings/{id}/merge',
      'GET /api/listings/{id}/merge-candidates',
      'GET /api/listings/{id}/pins',
      'GET /api/listings/{id}/shown',
      'GET /api/live',
      'GET /api/mail',
      'GET /api/notifications',
      'GET /api/password-resets/{token}',
      'GET /api/people',
      'GET /api/reports',
      'GET /api/reviews/export',
      'GET /api/reviews/hostaway',
      'GET /api/reviews/hostaway/stats',
      'GET /api/reviews/hostaway/{id}',
      'GET /api/reviews/hostaway/{id}/decisions',
      'GET /api/reviews/{id}/corrections',
      'GET /api/reviews/{id}/notes',
      'GET /api/rules',
      'GET /api/session',
      'GET /api/settings',
      'GET /api/sources',
      'GET /api/sources/names',
      'GET /api/sso/callback',
      'GET /api/sso/start',
      'GET /api/sync',
      'GET /api/sync/quarantined',
      'GET /api/tags',
      'GET /api/targets',
      'GET /api/targets.csv',
      'GET /api/tasks',
      'GET /api/templates',
      'GET /api/tokens',
      'GET /api/unsubscriptions/{token}',
      'GET /api/views',
      'GET /api/webhooks',
      'GET /api/webhooks/sample',
      'GET /api/webhooks/{id}/deliveries',
      'PATCH /api/account',
      'PATCH /api/groups/{id}',
      'PATCH /api/people/{username}',
      'PATCH /api/rules/{id}',
      'PATCH /api/sources/{id}',
      'PATCH /api/targets/{id}',
      'PATCH /api/tasks/{id}',
      'PATCH /api/templates/{id}',
      'PATCH /api/views/{id}',
      'PATCH /api/webhooks/{id}',
      'POST /api/account/passkeys',
      'POST /api/account/passkeys/options',
      'POST /api/account/proofs',
      'POST /api/account/proofs/passkey',
      'POST /api/account/second-factors/one-time-passwords',
      'POST /api/account/second-factors/recovery-codes',
      'POST /api/batches/{id}/undo',
      'POST /api/deliveries/{id}/resend',
      'POST /api/email-proofs/{token}',
      'POST /api/groups',
      'POST /api/guests/erase',
      'POST /api/guests/export',
      'POST /api/guests/find',
      'POST /api/insights/analyse',
      'POST /api/invitations',
      'POST /api/invitations/links/{token}/accept',
      'POST /api/mail/test',
      'POST /api/password-resets',
      'POST /api/password-resets/{token}',
      'POST /api/people/{username}/password-reset',
      'POST /api/reports',
      'POST /api/reports/schedules',
      'POST /api/reviews/bulk',
      'POST /api/reviews/import',
      'POST /api/reviews/import/inspect',
      'POST /api/reviews/{id}/draft',
      'POST /api/reviews/{id}/response-check',
      'POST /api/reviews/{id}/translation',
      'POST /api/reviews/{id}/undo',
      'POST /api/rules',
      'POST /api/rules/dry-run',
      'POST /api/session',
      'POST /api/session/passkey',
      'POST /api/session/passkey/options',
      'POST /api/sources',
      'POST /api/sources/consents',
      'POST /api/sources/consents/accept',
      'POST /api/sources/consents/connect',
      'POST /api/sources/{id}/address',
      'POST /api/sources/{id}/check',
      'POST /api/sources/{id}/consents',
      'POST /api/sources/{id}/events/{token}',
      'POST /api/sync',
      'POST /api/targets',
      'POST /api/tasks',
      'POST /api/tasks/{id}/retry',
      'POST /api/templates',
      'POST /api/templates/import',
      'POST /api/tokens',
      'POST /api/unsubscriptions/{token}',
      'POST /api/views',
      'POST /api/webhooks',
      'POST /api/webhooks/{id}/resend',
      'POST /api/webhooks/{id}/secret',
      'POST /api/webhooks/{id}/test',
      'PUT /api/account/email',
      'PUT /api/account/notifications',
      'PUT /api/account/password',
      'PUT /api/account/second-factors/one-time-passwords',
      'PUT /api/alerts/{id}/dismissed',
      'PUT /api/channels/{channel}/rights',
      'PUT /api/listings/{id}/booking-link',
      'PUT /api/listings/{id}/google-place',
      'PUT /api/listings/{id}/merge',
      'PUT /api/notifications/read',
      'PUT /api/reviews/hostaway/{id}/approve',
      'PUT /api/reviews/hostaway/{id}/reason',
      'PUT /api/reviews/hostaway/{id}/response',
      'PUT /api/reviews/{id}/assignee',
      'PUT /api/reviews/{id}/notes',
      'PUT /api/reviews/{id}/notes/{noteId}',
      'PUT /api/reviews/{id}/pin',
      'PUT /api/reviews/{id}/presence',
      'PUT /api/reviews/{id}/response-approval',
      'PUT /api/reviews/{id}/response-return',
      'PUT /api/reviews/{id}/sentiment',
      'PUT /api/reviews/{id}/skip',
      'PUT /api/reviews/{id}/tags/{tag}',
      'PUT /api/reviews/{id}/topics/{topic}',
      'PUT /api/settings',
      'PUT /api/settings/logo',
      'PUT /api/sync/quarantined/{key}',
    ]);
  });

  test('describes each call: its summary, its parameters, and the envelope of every status', () => {
    for (const { path, method, operation } of operations()) {
      expect([path, method, operation.summary]).toEqual([path, method, expect.any(String)]);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const parameters = operation.parameters ?? [];
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
      expect(parameters.every((one) => one.in === 'query' || one.required === true)).toBe(true);
      for (const [status, { content }] of Object.entries(operation.responses)) {
        if (
          status === '302' ||
          (content?.['text/event-stream'] ?? content?.['application/x-ndjson'] ?? content?.['text/csv'])
        )
          continue;
        const schema = content?.['application/json']?.schema as { properties: object; required: string[] };
        expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['success', 'data', 'error']));
        if (Number(status) >= 400)
          expect(schema.required).toEqual(expect.arrayContaining(['code', 'reason', 'params', 'requestId']));
      }
      expect(Object.keys(operation.responses).some((status) => /^(20[02]|302)$/.test(status))).toBe(true);
    }
  });

  test('says which credentials each call accepts', () => {
    const security = Object.fromEntries(
      operations().map(({ method, path, operation }) => [
        `${method} ${path.replace('/api', '')}`,
        operation.security?.map((one) => Object.keys(one).join()),
      ]),
    );
    expect(security).toMatchObject({
      'get /health': ['', 'session', 'token'],
      'post /session': [],
      'get /reviews/export': ['session', 'token'],
      'put /account/password': ['session'],
      'post /tokens': ['session'],
    });
    expect(openapi.components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  test('names every parameter of the list of reviews', () => {
    const names = openapi.paths['/api/reviews/hostaway']?.get?.parameters?.map(({ name }) => name);
    expect(names).toEqual([
      'listingId',
      'rating',
      'channel',
      'startDate',
      'endDate',
      'period',
      'approved',
      'search',
      'words',
      'decision',
      'sentiment',
      'hasText',
      'reply',
      'changed',
      'assignee',
      'listingIds',
      'channels',
      'ratings',
      'ids',
      'language',
      'category',
      'topic',
      'tag',
      'source',
      'responded',
      'stayMonth',
      'analysed',
      'sortBy',
      'sortOrder',
      'limit',
      'offset',
      'exactTotal',
      'fields',
    ]);
  });

  test('has no external and no broken references', () => {
    const text = JSON.stringify(openapi);
    for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
      expect(reference).toMatch(/^#\//);
      const parts = reference.slice(2).split('/');
      expect(
        parts.reduce((at: unknown, part) => (at as Record<string, unknown>)?.[part], openapi),
      ).toBeDefined();
    }
    expect(text).not.toMatch(/"[^"]*https?:\/\/(?!json-schema\.org)/);
  });
});

test('the documentation pages load every file from this server', async () => {
  const loaded = new Set<string>();
  const load = async (address: string): Promise<void> => {
    const url = new URL(address, server.origin);
    expect([address, url.origin]).toEqual([address, server.origin]);
    if (loaded.has(url.pathname)) return;
    loaded.add(url.pathname);
    const response = await fetch(url);
    const type = response.headers.get('content-type') ?? '';
    expect([url.pathname, response.status]).toEqual([url.pathname, 200]);
    const text = await response.text();
    if (!type.includes('html')) return;
    expect(text).not.toMatch(/<script>|<script [^>]*>[^<]*[^<\s]|<style>/);
    for (const [, part = ''] of text.matchAll(/(?:src|href)="([^"#]+)"/g)) {
      await load(new URL(part, response.url).href);
    }
  };
  await load('/api/docs');
  expect([...loaded].some((path) => path.endsWith('.css'))).toBe(true);
  const initializer = await (await fetch(`${server.origin}/api/docs/static/swagger-initializer.js`)).text();
  expect(initializer).not.toMatch(/(src|href|url)["']?\s*[:=]\s*["'`]https?:/i);
  for (const copy of ['/api/docs/json', '/api/docs/yaml?x=1']) {
    const answer = await fetch(server.origin + copy, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/api/openapi.json']);
  }
});

test('the health call returns the status, the uptime and the version', async () => {
  const response = await fetch(`${server.origin}/api/health`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    success: true,
    data: { status: 'ok', version: openapi.info.version, uptimeSeconds: expect.any(Number) },
    error: null,
  });
});
