import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Settings } from '#contract/settings/settings.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let anonymous: ApiClient;
let manager: ApiClient;
beforeAll(async () => {
  server = await openTestServer();
  anonymous = apiClient(server.origin);
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());
beforeEach(() => server.app.database.pool.query('delete from settings'));

const SHOP = 'https://www.example.com';
const settings = async () => (await manager.get<Settings>('/settings')).data;
const set = (body: unknown) => manager.put<Settings>('/settings', body);

describe('settings', () => {
  test('have no embedding sites and no ratings for search engines by default', async () => {
    expect(await settings()).toMatchObject({ embedOrigins: [], ratingsInMarkup: false });
  });

  test('are stored separately, each with the user who set it', async () => {
    const changed = await set({
      embedOrigins: [`${SHOP}/`, 'https://WWW.example.com', 'http://localhost:5173'],
    });
    expect(changed.data).toMatchObject({
      embedOrigins: [SHOP, 'http://localhost:5173'],
      ratingsInMarkup: false,
    });
    expect((await set({ ratingsInMarkup: true })).data.embedOrigins).toHaveLength(2);
    expect((await set({ embedOrigins: [] })).data).toMatchObject({ embedOrigins: [], ratingsInMarkup: true });
    expect((await set({})).data).toEqual(await settings());
    const { rows } = await server.app.database.pool.query(
      'select name, changed_by from settings order by name',
    );
    expect(rows).toEqual([
      { name: 'embedOrigins', changed_by: 'manager' },
      { name: 'ratingsInMarkup', changed_by: 'manager' },
    ]);
  });

  test.each([
    { embedOrigins: ['http://example.com'] },
    { embedOrigins: [SHOP, `${SHOP}/page`] },
    { embedOrigins: ["https://example.com; script-src 'unsafe-inline'"] },
    { embedOrigins: ['https://example.com\u0000'] },
    { embedOrigins: [''] },
    { embedOrigins: [`https://${'x'.repeat(300)}.com`] },
    { embedOrigins: [7] },
    { embedOrigins: SHOP },
    { embedOrigins: null },
    { embedOrigins: Array.from({ length: 51 }, (_, index) => `https://site${index}.example`) },
    { ratingsInMarkup: 'true' },
    { ratingsInMarkup: null },
    { ratings: true },
  ])('refuse %j and name the field', async (body) => {
    const { status, failure } = await set(body);
    expect(status).toBe(400);
    expect(failure.error).toContain(Object.keys(body)[0]);
    expect(await settings()).toMatchObject({ embedOrigins: [], ratingsInMarkup: false });
  });

  test('cannot be read or changed by anonymous visitors or other sites', async () => {
    expect((await anonymous.get('/settings')).status).toBe(401);
    expect((await anonymous.put('/settings', {})).status).toBe(401);
    const foreign = { headers: { origin: SHOP } };
    expect((await manager.put('/settings', { ratingsInMarkup: true }, foreign)).status).toBe(403);
    expect((await manager.get('/settings?x=1')).status).toBe(400);
    expect((await settings()).ratingsInMarkup).toBe(false);
  });
});
