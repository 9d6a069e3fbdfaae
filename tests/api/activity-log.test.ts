import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ActivityLog } from '#contract/accounts/activity-log.ts';
import type { CreatedToken } from '#contract/accounts/api-tokens.ts';
import type { MadeInvitation, MadePasswordReset } from '#contract/accounts/people.ts';
import type { NewOneTimePasswords, RecoveryCodes } from '#contract/accounts/second-factors.ts';
import type { BulkResult } from '#contract/decisions/bulk.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { NoteList } from '#contract/reviews/teamwork.ts';
import { routePath } from '#contract/route-path.ts';
import type { RouteData } from '#contract/route-types.ts';
import { actionsOfKind, LOG_KINDS, type LogAction } from '#domain/accounts/activity-log.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import { addUser } from '#services/accounts/users.ts';
import { deleteOldEvents } from '#services/events/record-event.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { oneTimePassword } from '#tests/support/one-time-password.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

const TODAY = dayIn(new Date(), 'UTC');
const PASSWORD = 'kite orbit mugs';
const NEW_PASSWORD = 'eight loud penguins';
const PHONE = '203.0.113.5';
const OFFICE = '198.51.100.7';
let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await openTestServer({
    hasModel: true,
    environment: { TRUST_PROXY: 'loopback', TIME_ZONE: 'UTC' },
  });
  admin = await signedInClient(server.origin);
});
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
const log = async (filter = '') => (await admin.get<ActivityLog>(`/activity-log?${filter}`)).data;
const actions = async (filter: string) => (await log(filter)).entries.map(({ action }) => action);
const newest = async () => (await log('limit=1')).entries[0];
/** Ids of reviews that nobody has decided about. */
const undecided = async (count: number): Promise<number[]> => {
  const { data } = await admin.get<ReviewList>(
    `/reviews/hostaway?decision=none&channel=Airbnb&limit=${count}`,
  );
  return data.reviews.map(({ id }) => id);
};

/** Calls from a network address, by a person or with a token. */
function caller(address: string, token?: string) {
  const client = apiClient(server.origin, '/api', undefined, {
    'x-forwarded-for': address,
    ...(token && { authorization: `Bearer ${token}` }),
  });
  const call = <Data>(method: string, path: string, body?: unknown) =>
    client.call<Data>(
      method,
      path,
      typeof body === 'string' ? { rawBody: body } : { ...(body !== undefined && { body }) },
    );
  return {
    call,
    takeCookies: client.takeCookies,
    signIn: (username: string, password = PASSWORD, code?: string) => client.signIn(username, password, code),
  };
}

describe('what a person or a token does lands in the activity log with who, when and from where', () => {
  /** By commands, single sign-on, sources, receivers of webhooks and mail servers, which have tests of their own. */
  const ELSEWHERE: LogAction[] = [
    // By the tests of reports.
    'report.opened',
    'report.mailed',
    'report-schedule.added',
    'report-schedule.deleted',
    'user.added',
    'emergency-access.changed',
    'backup.made',
    'backup.restored',
    'webhook.disabled',
    'source.added',
    'source.changed',
    'source.paused',
    'source.resumed',
    'source.removed',
    'source.address-renewed',
    'source.address-removed',
    'rule.paused',
    'email.changed',
    'email.refused',
  ];
  const missing = new Set(LOG_KINDS.flatMap(actionsOfKind).filter((action) => !ELSEWHERE.includes(action)));

  async function expectLogged(who: string | null, ...expected: LogAction[]): Promise<void> {
    const { entries } = await log(`limit=${expected.length}`);
    expect(entries.map(({ action, by, address }) => ({ action, by, address }))).toEqual(
      expected.toReversed().map((action) => ({ action, by: who, address: PHONE })),
    );
    for (const { at } of entries) expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    for (const action of expected) missing.delete(action);
  }

  let ana: ReturnType<typeof caller>;
  beforeAll(async () => {
    for (const username of ['ana', 'bo'])
      await addUser(server.app.context, { username, name: username, role: 'admin', password: PASSWORD });
    ana = caller(PHONE);
    await ana.signIn('ana');
  });

  test('sign-ins, refused ones, and the end of a session', async () => {
    await expectLogged('ana', 'sign-in.succeeded');
    const bo = caller(PHONE);
    await bo.signIn('bo');
    await bo.call('DELETE', routePath('GET /session'));
    await expectLogged('bo', 'sign-in.succeeded', 'sign-out.done');
    await bo.call('DELETE', routePath('GET /session'));
    expect((await newest())?.action).toBe('sign-out.done');
    for (let turn = 0; turn < 5; turn++) await bo.signIn('bo', 'wrong');
    await expectLogged(null, 'sign-in.failed', 'sign-in.locked-out');
    await query('delete from sign_in_failures');
  });

  test('decisions, by hand, in a triage, in bulk, and their undo', async () => {
    const [one = 0, two = 0, ...others] = await undecided(5);
    const decide = (id: number, isApproved: boolean, batch?: string) =>
      ana.call('PUT', routePath('PUT /reviews/hostaway/:id/approve', { id }), { isApproved, batch });
    await decide(one, true);
    await expectLogged('ana', 'review.approved');
    expect((await newest())?.target).toBe(`review ${one}`);
    await decide(one, false);
    await expectLogged('ana', 'review.unpublished');
    await ana.call('POST', routePath('POST /reviews/:id/undo', { id: one }));
    await expectLogged('ana', 'decisions.undone');
    expect((await newest())?.target).toBe(`review ${one}`);
    await decide(two, true, randomUUID());
    await expectLogged('ana', 'decisions.triage');
    const bulk = (body: object) =>
      ana.call<BulkResult>('POST', routePath('POST /reviews/bulk'), { ids: others, ...body });
    const { batch } = (await bulk({ action: 'approve' })).data;
    await expectLogged('ana', 'bulk.approved');
    expect((await newest())?.detail).toEqual({ reviews: others.length });
    await ana.call('POST', routePath('POST /batches/:id/undo', { id: batch ?? '' }));
    await expectLogged('ana', 'decisions.undone');
    await bulk({ action: 'unpublish' });
    await bulk({ action: 'assign', assignee: 'bo' });
    await expectLogged('ana', 'bulk.unpublished', 'bulk.assigned');
    expect((await newest())?.detail).toEqual({ reviews: others.length });
  });

  test('responses in the name of the company, without the text', async () => {
    const { reviews } = (await admin.get<ReviewList>('/reviews/hostaway?limit=100')).data;
    const id = reviews.find(({ canRespond }) => canRespond)?.id ?? 0;
    await ana.call('PUT', routePath('PUT /reviews/hostaway/:id/response', { id }), {
      text: 'Thank you, dear guest.',
    });
    await expectLogged('ana', 'response.written');
    expect(await newest()).toMatchObject({ target: `review ${id}`, detail: {} });
  });

  test('tasks, without their texts', async () => {
    const { reviews } = (await admin.get<ReviewList>('/reviews/hostaway?limit=1')).data;
    const made = await ana.call('POST', routePath('POST /tasks'), {
      title: 'Call the guest',
      category: 'other',
      reviewId: reviews[0]?.id,
    });
    const { id } = made.data as { id: number };
    for (const status of ['completed', 'open', 'cancelled']) {
      // It is refused while an earlier one is being sent.
      await vi.waitFor(async () => {
        const changed = await ana.call('PATCH', routePath('PATCH /tasks/:id', { id }), { status });
        expect(changed.status).toBe(200);
      }, WAIT_OPTIONS);
    }
    await server.app.database.pool.query(`update tasks set state = 'refused' where id = $1`, [id]);
    await ana.call('POST', routePath('POST /tasks/:id/retry', { id }));
    await expectLogged(
      'ana',
      'task.created',
      'task.completed',
      'task.reopened',
      'task.cancelled',
      'task.retried',
    );
    expect(await newest()).toMatchObject({ target: `task ${id}`, detail: {} });
  });

  test('a response that is taken back, and a review that is left without one', async () => {
    const { reviews } = (await admin.get<ReviewList>('/reviews/hostaway?limit=100')).data;
    const id = reviews.findLast(({ canRespond }) => canRespond)?.id ?? 0;
    const response = routePath('PUT /reviews/hostaway/:id/response', { id });
    const sendAt = new Date(Date.now() + 3_600_000);
    await ana.call('PUT', response, { text: 'Thank you, dear guest.', sendAt });
    await ana.call('DELETE', response);
    await ana.call('PUT', routePath('PUT /reviews/:id/skip', { id }));
    await ana.call('DELETE', routePath('PUT /reviews/:id/skip', { id }));
    await expectLogged(
      'ana',
      'response.written',
      'response.taken-back',
      'response.skipped',
      'response.unskipped',
    );
  });

  test('responses that a manager approves or sends back', async () => {
    await addUser(server.app.context, {
      username: 'rob',
      name: 'Rob',
      role: 'responder',
      password: PASSWORD,
    });
    const rob = caller(PHONE);
    await rob.signIn('rob');
    await admin.put('/settings', { approveResponses: true });
    const [one = 0, other = 0] = (await admin.get<ReviewList>('/reviews/hostaway?limit=100')).data.reviews
      .filter(({ canRespond }) => canRespond)
      .map(({ id }) => id);
    for (const id of [one, other])
      await rob.call('PUT', routePath('PUT /reviews/hostaway/:id/response', { id }), { text: 'Thank you.' });
    await expectLogged('rob', 'response.submitted');
    const submitted = 'Thank you.';
    await ana.call('PUT', routePath('PUT /reviews/:id/response-approval', { id: one }), {
      text: 'Thanks!',
      submitted,
    });
    expect(await newest()).toMatchObject({ detail: { author: 'rob', changed: true } });
    await ana.call('PUT', routePath('PUT /reviews/:id/response-return', { id: other }), {
      note: 'Warmer, please.',
      submitted,
    });
    await expectLogged('ana', 'response.approved', 'response.returned');
    await admin.put('/settings', { approveResponses: false });
  });

  test('what a language model was asked for', async () => {
    const { rows } = await query(`select id from reviews
      where channel = 'Airbnb' and review_text <> '' and response_text is null limit 1`);
    await ana.call('POST', routePath('POST /reviews/:id/draft', { id: rows[0].id }));
    await ana.call('POST', routePath('POST /reviews/:id/translation', { id: rows[0].id }), {
      language: 'eo',
    });
    await expectLogged('ana', 'response.drafted', 'translation.requested');
  });

  test('templates, of a person and imported', async () => {
    const template = { name: 'Thanks', text: 'Thank you.', own: true };
    const added = await ana.call<RouteData<'POST /templates'>>('POST', routePath('GET /templates'), template);
    const at = routePath('PATCH /templates/:id', { id: added.data.templates[0]?.id ?? 0 });
    await ana.call('PATCH', at, { text: 'Thanks a lot.' });
    await ana.call('DELETE', at);
    await ana.call('POST', routePath('POST /templates/import'));
    await expectLogged('ana', 'template.added', 'template.changed', 'template.deleted', 'templates.imported');
  });

  test('settings, groups and properties', async () => {
    await ana.call('PUT', routePath('GET /settings'), { brandName: 'Acme' });
    await ana.call('PUT', routePath('PUT /channels/:channel/rights', { channel: 'VRBO' }), {
      rights: 'warned',
    });
    await ana.call('PUT', routePath('GET /listings/:id/google-place', { id: 1 }), { placeId: 'ChIJ-x' });
    await ana.call('PUT', routePath('GET /listings/:id/booking-link', { id: 1 }), { bookingUrl: null });
    await expectLogged(
      'ana',
      'settings.changed',
      'channel-rights.changed',
      'google-place.changed',
      'booking-link.changed',
    );
    const { rows } = await query('select id from reviews where is_approved limit 1');
    await ana.call('PUT', routePath('PUT /reviews/:id/pin', { id: rows[0].id }));
    await ana.call('DELETE', routePath('PUT /reviews/:id/pin', { id: rows[0].id }));
    await expectLogged('ana', 'review.pinned', 'review.unpinned');
    const merge = routePath('PUT /listings/:id/merge', { id: 1 });
    await ana.call('PUT', merge, { into: 2 });
    const pair = (await query('select id from reviews where listing_id = 2 order by id limit 2')).rows;
    await query(
      `update reviews set duplicate_of = ${pair[0].id}, withdrawn_at = now() where id = ${pair[1].id}`,
    );
    await ana.call('DELETE', routePath('DELETE /reviews/:id/duplicate', { id: pair[1].id }));
    await ana.call('DELETE', merge);
    await expectLogged('ana', 'listing.merged', 'review.separated', 'listing.separated');
    const group = { name: 'Lisbon', listingIds: [1] };
    await ana.call('POST', routePath('GET /groups'), group);
    const id = (await query('select id::integer from listing_groups')).rows[0].id;
    await ana.call('PATCH', routePath('GET /groups/:id', { id }), { name: 'Lisboa' });
    await ana.call('DELETE', routePath('GET /groups/:id', { id }));
    await expectLogged('ana', 'group.added', 'group.changed', 'group.deleted');
  });

  test('people, their invitations, passwords and tokens', async () => {
    const change = (body: object) =>
      ana.call('PATCH', routePath('PATCH /people/:username', { username: 'bo' }), body);
    await change({ name: 'Bo B.', role: 'manager', access: { listingIds: [1], groupIds: [] } });
    await expectLogged('ana', 'name.changed', 'role.changed', 'access.changed');
    await change({ disabled: true });
    await change({ disabled: false });
    await ana.call('DELETE', routePath('DELETE /people/:username/second-factors', { username: 'bo' }));
    await expectLogged('ana', 'user.disabled', 'user.enabled', 'second-factors.reset');
    const invite = async () =>
      (
        await ana.call<MadeInvitation>('POST', routePath('GET /invitations'), {
          label: 'Cleo',
          username: 'cleo',
          role: 'viewer',
        })
      ).data;
    const { invitation } = await invite();
    await ana.call('DELETE', routePath('DELETE /invitations/:id', { id: invitation.id }));
    await expectLogged('ana', 'invitation.made', 'invitation.withdrawn');
    const { token: link } = await invite();
    const account = { username: 'cleo', name: 'Cleo', password: PASSWORD };
    await caller(PHONE).call(
      'POST',
      routePath('POST /invitations/links/:token/accept', { token: link }),
      account,
    );
    await expectLogged('cleo', 'invitation.accepted', 'sign-in.succeeded');
    const reset = await ana.call<MadePasswordReset>(
      'POST',
      routePath('POST /people/:username/password-reset', { username: 'bo' }),
    );
    await expectLogged('ana', 'password-reset.made');
    await caller(PHONE).call('POST', routePath('GET /password-resets/:token', { token: reset.data.token }), {
      password: NEW_PASSWORD,
    });
    await expectLogged('bo', 'password-reset.used');
    await caller(PHONE).call('GET', routePath('GET /invitations/links/:token', { token: 'x'.repeat(43) }));
    await expectLogged(null, 'link.refused');
    const token = { name: 'Website', role: 'manager', expiresOn: shiftDay(TODAY, 1) };
    await ana.call('POST', routePath('GET /tokens'), token);
    const id = (await query('select id::integer from api_tokens')).rows[0].id;
    await ana.call('DELETE', routePath('DELETE /tokens/:id', { id }));
    await expectLogged('ana', 'token.created', 'token.revoked');
    await caller(PHONE, `flr_${'A'.repeat(43)}`).call('GET', routePath('GET /health'));
    await expectLogged(null, 'token.refused');
  });

  test('what people change of their own account', async () => {
    const dee = caller(PHONE);
    await addUser(server.app.context, { username: 'dee', name: 'Dee', role: 'viewer', password: PASSWORD });
    await dee.signIn('dee');
    await caller(PHONE).signIn('dee');
    await dee.call('DELETE', routePath('GET /account/sessions'));
    await expectLogged('dee', 'session.ended');
    const password = { currentPassword: 'wrong', newPassword: NEW_PASSWORD };
    await dee.call('PUT', routePath('PUT /account/password'), password);
    const changed = await dee.call('PUT', routePath('PUT /account/password'), {
      ...password,
      currentPassword: PASSWORD,
    });
    dee.takeCookies(changed);
    await expectLogged('dee', 'password.change-failed', 'password.changed');
    await dee.signIn('dee', NEW_PASSWORD);
    await dee.call('POST', routePath('POST /account/proofs'), { purpose: 'POST /tokens', password: 'wrong' });
    await expectLogged('dee', 'reauthentication.failed');
    const { secret } = (
      await dee.call<NewOneTimePasswords>(
        'POST',
        routePath('POST /account/second-factors/one-time-passwords'),
      )
    ).data;
    const code = oneTimePassword(secret);
    await dee.call('PUT', routePath('POST /account/second-factors/one-time-passwords'), { code: '000000' });
    dee.takeCookies(
      await dee.call<RecoveryCodes>('PUT', routePath('POST /account/second-factors/one-time-passwords'), {
        code,
      }),
    );
    await dee.call('POST', routePath('POST /account/second-factors/recovery-codes'));
    await dee.call('DELETE', routePath('POST /account/second-factors/one-time-passwords'));
    await expectLogged(
      'dee',
      'second-factor.change-failed',
      'second-factor.added',
      'recovery-codes.renewed',
      'second-factor.removed',
    );
  });

  test('what leaves the product and what comes into it', async () => {
    await ana.call('GET', routePath('GET /reviews/export'));
    await ana.call('GET', routePath('GET /activity/export'));
    await ana.call('GET', routePath('GET /insights/topics.csv'));
    await ana.call('GET', routePath('GET /activity-log/export'));
    await expectLogged('ana', 'reviews.exported', 'decisions.exported', 'insights.exported', 'log.exported');
    await ana.call('POST', routePath('GET /sync'));
    await expectLogged('ana', 'sync.requested');
    const file = 'id,date,text\nx-1,2026-01-05,Fine';
    const imported = `${routePath('POST /reviews/import')}?name=old.csv&listingId=1`;
    await expect.poll(async () => (await ana.call('POST', imported, file)).status).toBe(200);
    await expectLogged('ana', 'reviews.imported');
    expect(await newest()).toMatchObject({ target: 'old.csv', detail: { read: 1, added: 1 } });
    await ana.call('POST', `${imported}&dryRun=true`, file);
    const { rows } = await query(
      `select row_key from quarantined_rows where reason = 'unknown-listing' limit 1`,
    );
    await ana.call('PUT', routePath('PUT /sync/quarantined/:key', { key: rows[0].row_key }), {
      listingId: 1,
    });
    await expectLogged('ana', 'reviews.imported', 'row.assigned');
    const mapping = {
      columns: { date: 'When', text: 'What' },
      ratingScale: null,
      dateFormat: 'plain',
      channel: null,
      source: 'old-desk',
    };
    const mapped = `${imported}&mapping=${encodeURIComponent(JSON.stringify(mapping))}`;
    await expect.poll(async () => (await ana.call('POST', mapped, 'When,What')).status).toBe(200);
    await expectLogged('ana', 'import-mapping.saved');
    const { rows: mappings } = await query('select id from import_mappings');
    await ana.call('DELETE', routePath('DELETE /reviews/import/mappings/:id', { id: mappings[0].id }));
    await expectLogged('ana', 'import-mapping.deleted');
    expect(await newest()).toMatchObject({ target: 'old-desk' });
  });

  test('refusals, and access to other people’s data', async () => {
    const dee = caller(PHONE);
    await addUser(server.app.context, {
      username: 'fay',
      name: 'Fay',
      role: 'responder',
      password: PASSWORD,
    });
    await dee.signIn('fay');
    await dee.call('GET', routePath('GET /settings'));
    await expectLogged('fay', 'request.refused');
    await caller(PHONE, 'flr_unknown').call('GET', routePath('GET /tokens'));
    await expectLogged(null, 'token.refused');
    const [id = 0] = await undecided(1);
    const { notes } = (
      await dee.call<NoteList>('PUT', routePath('GET /reviews/:id/notes', { id }), { text: 'A note' })
    ).data;
    await ana.call('DELETE', routePath('PUT /reviews/:id/notes/:noteId', { id, noteId: notes[0]?.id ?? 0 }));
    await ana.call('POST', routePath('POST /guests/find'), { search: 'Zebedee' });
    await expectLogged('ana', 'note.deleted', 'guest.searched');
  });

  test('the export and the erasure of a guest, which withdraws an approval', async () => {
    const [id = 0] = await undecided(1);
    await ana.call('PUT', routePath('PUT /reviews/hostaway/:id/approve', { id }), { isApproved: true });
    const selection = { reviewIds: [id], rows: [] };
    await ana.call('POST', routePath('POST /guests/export'), selection);
    await ana.call('POST', routePath('POST /guests/erase'), selection);
    await expectLogged('ana', 'guest.exported', 'review.undecided', 'guest.erased');
  });

  test('webhooks', async () => {
    const target = { url: 'https://hooks.example.com', kinds: ['sync.failed'] };
    await ana.call('POST', routePath('POST /webhooks'), target);
    const { id } = (await query('select id::integer from webhooks')).rows[0];
    await ana.call('PATCH', routePath('PATCH /webhooks/:id', { id }), { isEnabled: false });
    await ana.call('POST', routePath('POST /webhooks/:id/secret', { id }));
    await ana.call('DELETE', routePath('DELETE /webhooks/:id', { id }));
    await expectLogged(
      'ana',
      'webhook.added',
      'webhook.changed',
      'webhook.secret-rotated',
      'webhook.deleted',
    );
    expect((await newest())?.target).toBe(`webhook ${id} (hooks.example.com)`);
  });

  test('rules', async () => {
    const rule = { name: 'Noise', filter: { topic: 'noise' }, tag: 'loud' };
    await ana.call('POST', routePath('POST /rules'), rule);
    const { id } = (await query('select id::integer from rules')).rows[0];
    const { name: _name, ...tried } = rule;
    const { text } = await ana.call('POST', routePath('POST /rules/dry-run'), tried);
    const { hash } = JSON.parse(text).data;
    await ana.call('PATCH', routePath('PATCH /rules/:id', { id }), { isEnabled: true, tried: hash });
    await ana.call('PATCH', routePath('PATCH /rules/:id', { id }), { isEnabled: false });
    await ana.call('PATCH', routePath('PATCH /rules/:id', { id }), { tag: 'noisy' });
    await ana.call('DELETE', routePath('DELETE /rules/:id', { id }));
    await expectLogged('ana', 'rule.added', 'rule.enabled', 'rule.disabled', 'rule.changed', 'rule.deleted');
    expect((await newest())?.target).toBe('Noise');
  });

  test('targets and links to reports', async () => {
    await ana.call('POST', routePath('POST /targets'), { goal: 4.5 });
    const { id } = (await query('select id::integer from targets')).rows[0];
    await ana.call('PATCH', routePath('PATCH /targets/:id', { id }), { goal: 4.6 });
    await ana.call('DELETE', routePath('DELETE /targets/:id', { id }));
    await ana.call('POST', routePath('POST /reports'), { from: '2025-01-01', to: '2025-01-31' });
    const report = (await query('select id::integer from reports')).rows[0];
    await ana.call('DELETE', routePath('DELETE /reports/:id', { id: report.id }));
    await expectLogged(
      'ana',
      'target.added',
      'target.changed',
      'target.deleted',
      'report.made',
      'report.revoked',
    );
  });

  test('is all that the log knows', () => {
    expect([...missing]).toEqual([]);
  });
});

describe('the activity log', () => {
  test('shows what a token decides and exports as the token, with its address', async () => {
    const token = { name: 'Robot', role: 'manager', expiresOn: shiftDay(TODAY, 1) };
    const { secret } = (await admin.post<CreatedToken>(routePath('GET /tokens'), token)).data;
    const robot = caller(OFFICE, secret);
    const [first = 0, ...others] = await undecided(4);
    await robot.call('PUT', routePath('PUT /reviews/hostaway/:id/approve', { id: first }), {
      isApproved: true,
    });
    await robot.call('POST', routePath('POST /reviews/bulk'), { action: 'approve', ids: others });
    await robot.call('GET', routePath('GET /reviews/export'));
    const { entries } = await log('limit=3');
    expect(entries.map(({ action }) => action)).toEqual([
      'reviews.exported',
      'bulk.approved',
      'review.approved',
    ]);
    for (const entry of entries)
      expect(entry).toMatchObject({ actorKind: 'token', by: 'Robot (manager)', address: OFFICE });
  });

  test('has every address of a triage, and forgets addresses after the chosen days', async () => {
    const [one = 0, two = 0] = await undecided(2);
    const batch = randomUUID();
    for (const [id, address] of [
      [one, PHONE],
      [two, OFFICE],
    ] as const) {
      const manager = caller(address);
      await manager.signIn('manager', 'flex-demo');
      await manager.call('PUT', routePath('PUT /reviews/hostaway/:id/approve', { id }), {
        isApproved: true,
        batch,
      });
    }
    const triage = async () => (await log('search=triage')).entries[0];
    expect(await triage()).toMatchObject({ address: `${OFFICE}, ${PHONE}`, detail: { reviews: 2 } });
    const { rows } = await query(`insert into batches (id, kind, made_by, created_at, address)
      values (gen_random_uuid(), 'bulk', 'ana', now() - interval '366 days', '${PHONE}') returning id`);
    await deleteOldEvents(server.app.context);
    const kept = await query('select address from batches where id = $1', [rows[0].id]);
    expect(kept.rows).toEqual([{ address: null }]);
    expect((await triage())?.address).toBe(`${OFFICE}, ${PHONE}`);
  });

  test('is filtered by person, kind, period and text', async () => {
    expect(await actions('by=ROBOT%20(manager)&kind=decision')).toEqual(['bulk.approved', 'review.approved']);
    expect(await actions('search=WEBSITE')).toEqual(['token.revoked', 'token.created']);
    expect(await actions('search=token+created&by=ana')).toEqual(['token.created']);
    expect(await actions(`by=manager&kind=export&startDate=${TODAY}&search=${OFFICE}`)).toEqual([
      'reviews.exported',
    ]);
    expect(await actions('by=nobody')).toEqual([]);
    expect(await actions(`endDate=${shiftDay(TODAY, -1)}&kind=token`)).toEqual([]);
    expect((await admin.get('/activity-log?kind=nothing')).status).toBe(400);
  });

  test('is paged without gaps and repetitions', async () => {
    const all = (await log('limit=200')).entries;
    const paged = [];
    let cursor: string | null = null;
    do {
      const page: ActivityLog = await log(`limit=20${cursor ? `&cursor=${cursor}` : ''}`);
      paged.push(...page.entries);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(all);
  });

  test('is exported as CSV with the same filter', async () => {
    const { text, headers } = await admin.get('/activity-log/export?kind=decision&by=Robot%20(manager)');
    expect(headers.get('content-type')).toContain('text/csv');
    const [head, ...rows] = text.trim().split('\r\n');
    expect(head).toContain('at,actor_kind,by,action,target,address,detail');
    expect(rows).toEqual([
      expect.stringContaining(`,token,Robot (manager),bulk.approved,,${OFFICE},`),
      expect.stringMatching(/,token,Robot \(manager\),review\.approved,review \d+,198\.51\.100\.7,$/),
    ]);
  });
});

describe('the role of the product', () => {
  test.each([
    ...['events', 'batches', 'assignee_changes', 'decisions', 'decision_reasons'].map(
      (table) => `truncate ${table} cascade`,
    ),
    `update decisions set decided_by = 'bo'`,
    `update decisions set at = '2020-01-01'`,
    `update decisions set address = null`,
    `update decisions set reason = null, revision = null, to_decision = 'none'`,
    `update decisions set reason = 'Other'`,
    'delete from decisions',
    `update batches set made_by = 'bo'`,
    'update batches set address = null',
    'delete from batches',
    'update assignee_changes set to_assignee = null',
    'delete from assignee_changes',
    `update decision_reasons set given_by = 'bo'`,
    'delete from decision_reasons',
  ])('cannot change what was decided: %s', async (statement) => {
    await query(`insert into decision_reasons (decision_id, reason, given_by)
      select max(id), 'Why', 'ana' from decisions having not exists (select from decision_reasons)`);
    await expect(query(statement)).rejects.toThrow(/append-only|violates foreign key/);
  });
});
