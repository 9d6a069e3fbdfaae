import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { NoteList } from '#contract/reviews/teamwork.ts';
import { routePath } from '#contract/route-path.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
let server: TestServer;
let admin: ApiClient;
let ana: ApiClient;
let newest = 0;

beforeAll(async () => {
  server = await openTestServer({ environment: { TRUST_PROXY: 'loopback' } });
  await addUser(server.app.context, { username: 'ana', name: 'Ana', role: 'responder', password: PASSWORD });
  admin = await signedInClient(server.origin);
  ana = await signedInClient(server.origin, 'ana', PASSWORD);
});
afterAll(() => server.close());
beforeEach(async () => {
  newest = (await query('select max(id) as id from events')).rows[0].id;
});

const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
const from = (address: string, headers = {}) => ({ headers: { 'x-forwarded-for': address, ...headers } });
async function events() {
  const { rows } = await query(
    `select actor_kind, actor, kind, target, address, data from events where id > $1 and kind !~ '^review\\.' order by id`,
    [newest],
  );
  return rows;
}

test('a call without the permission is in the log with actor, call and address', async () => {
  expect((await ana.get(routePath('GET /settings'), from('203.0.113.1'))).status).toBe(403);
  expect(await events()).toEqual([
    {
      actor_kind: 'user',
      actor: 'ana',
      kind: 'request.refused',
      target: null,
      address: '203.0.113.1',
      data: { call: 'GET /api/settings', reason: 'Your role does not allow this.' },
    },
  ]);
});

test('a flood of the same refusal is one entry for each actor and network', async () => {
  const refused = (address: string) => ana.put(routePath('GET /settings'), {}, from(address));
  for (let count = 0; count < 20; count++) await refused('203.0.113.2');
  for (const end of [1, 2, 3]) await refused(`2001:db8:1:${end}::1`);
  expect((await events()).map(({ address }) => address)).toEqual(['203.0.113.2', '2001:db8:1:1::1']);
});

test('a change from another site is in the log', async () => {
  const elsewhere = from('203.0.113.3', { origin: 'https://elsewhere.example.com' });
  expect((await admin.put(routePath('GET /settings'), {}, elsewhere)).status).toBe(403);
  expect((await apiClient(server.origin).post('/session', {}, elsewhere)).status).toBe(403);
  expect(await events()).toMatchObject([
    { actor: 'manager', kind: 'request.refused', data: { call: 'PUT /api/settings' } },
    {
      actor: null,
      actor_kind: 'anonymous',
      kind: 'request.refused',
      data: { call: 'POST /api/session' },
    },
  ]);
});

test('an API token that is not valid is in the log, but not itself', async () => {
  const authorization = `Bearer flr_${'x'.repeat(43)}`;
  for (let count = 0; count < 3; count++) {
    const { status } = await apiClient(server.origin).get(
      '/reviews/hostaway',
      from('203.0.113.4', { authorization }),
    );
    expect(status).toBe(401);
  }
  const found = await events();
  expect(found).toMatchObject([{ actor: null, kind: 'token.refused', address: '203.0.113.4' }]);
  expect(JSON.stringify(found)).not.toContain('flr_');
});

test('calls without a session, invalid input and unknown ids are not in the log', async () => {
  await apiClient(server.origin).get(routePath('GET /settings'));
  await admin.put(routePath('GET /settings'), { unknown: 1 });
  await admin.get('/reviews/hostaway/999999999');
  expect(await events()).toEqual([]);
});

test('the deletion of someone else’s note is in the log, refused or not', async () => {
  const id = (await admin.get<ReviewList>('/reviews/hostaway?limit=1')).data.reviews[0]?.id ?? 0;
  const noteOf = async (who: ApiClient) =>
    (await who.put<NoteList>(routePath('GET /reviews/:id/notes', { id }), { text: 'A note' })).data.notes.at(
      -1,
    )?.id ?? 0;
  const [own, other] = [await noteOf(ana), await noteOf(admin)];
  expect(
    (
      await ana.delete(
        routePath('PUT /reviews/:id/notes/:noteId', { id, noteId: other }),
        from('203.0.113.5'),
      )
    ).status,
  ).toBe(403);
  expect(
    (await admin.delete(routePath('PUT /reviews/:id/notes/:noteId', { id, noteId: other }))).status,
  ).toBe(200);
  expect((await admin.delete(routePath('PUT /reviews/:id/notes/:noteId', { id, noteId: own }))).status).toBe(
    200,
  );
  expect(await events()).toMatchObject([
    {
      actor: 'ana',
      kind: 'request.refused',
      data: { reason: 'Only its author or an admin can delete a note.' },
    },
    { actor: 'manager', kind: 'note.deleted', target: null, data: { author: 'ana' } },
  ]);
});

test('a search for a guest is in the log, without the name', async () => {
  for (const search of ['Zebedee', 'Zebedee Quill'])
    await admin.post(routePath('POST /guests/find'), { search }, from('203.0.113.6'));
  const found = await events();
  expect(found).toMatchObject([{ actor: 'manager', kind: 'guest.searched', data: {} }]);
  expect(JSON.stringify(found)).not.toContain('Zebedee');
});
