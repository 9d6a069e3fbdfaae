import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from '#contract/responses/answers.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser, setDisabled } from '#services/accounts/users.ts';
import { runSync } from '#services/sources/sync.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { addLighthouse } from '#tests/support/lighthouse.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

const PASSWORD = 'kite orbit mugs';
const THANKS = 'Thank you.';
const BETTER = 'Thank you, and come back soon.';

let server: TestServer;
let manager: ApiClient;
let mara: ApiClient;
let rita: ApiClient;
let review: Review;

beforeAll(async () => {
  server = await openTestServer({ environment: { RESPONSE_DELAY_MINUTES: '5' } });
  manager = await signedInClient(server.origin);
  const { reviews } = await addLighthouse(server);
  const found = reviews.find(({ canRespond }) => canRespond);
  if (!found) throw new Error('no review can be answered');
  review = found;
  for (const [username, role] of [
    ['mara', 'manager'],
    ['rita', 'responder'],
  ] as const)
    await addUser(server.app.context, { username, name: username, role, password: PASSWORD });
  mara = await signedInClient(server.origin, 'mara', PASSWORD);
  rita = await signedInClient(server.origin, 'rita', PASSWORD);
});
beforeEach(async () => {
  await server.app.database.pool.query('delete from responses');
  await manager.put('/settings', { approveResponses: true });
});
afterAll(() => server.close());

const response = () => `/reviews/hostaway/${review.id}/response`;
const submit = (text = THANKS, who = rita, sendAt?: Date) => who.put<Review>(response(), { text, sendAt });
const approve = (text = THANKS, submitted = THANKS, who = mara, headers = {}) =>
  who.call<Review>('PUT', `/reviews/${review.id}/response-approval`, { body: { text, submitted }, headers });
const sendBack = (note = 'Warmer, please.', who = mara) =>
  who.put<Review>(`/reviews/${review.id}/response-return`, { note, submitted: THANKS });
const written = async () =>
  (await manager.get<Review>(`/reviews/hostaway/${review.id}`)).data.writtenResponse;
const guests = async (state: string) =>
  (await manager.get<Answers>(`/answers?state=${state}`)).data.reviews.map(({ guestName }) => guestName);
const due = () => server.app.database.pool.query(`update responses set send_at = now()`);
const logged = async () => {
  const { rows } = await server.app.database.pool.query(
    `select kind, actor as by, data from events where review_id = $1 and kind like 'response.%' order by id desc limit 3`,
    [review.id],
  );
  return rows;
};

describe('a response of a responder', () => {
  test('waits for approval, and is then sent, with both people in the log', async () => {
    expect((await submit()).data).toMatchObject({
      canRespond: false,
      responseBlockedReason:
        'rita has already written a response, which waits for the approval of a manager.',
      writtenResponse: { state: 'unapproved', by: 'rita', sendAt: null },
    });
    expect([await guests('unapproved'), await guests('waiting')]).toEqual([[review.guestName], []]);
    await due();
    await server.app.context.storage.transact((tx) => tx.responses.beginSending(review.id as never));
    expect(await written()).toMatchObject({ state: 'unapproved' });

    const approved = await approve(BETTER);
    expect(approved.status).toBe(202);
    expect(approved.data.writtenResponse).toMatchObject({
      state: 'waiting',
      text: BETTER,
      by: 'rita',
      secondPerson: 'mara',
      submittedText: THANKS,
      sendAt: expect.any(String),
    });
    expect(await logged()).toMatchObject([
      { kind: 'response.approved', by: 'mara', data: { author: 'rita', changed: true } },
      { kind: 'response.submitted', by: 'rita' },
    ]);
    expect((await manager.delete(response())).status).toBe(200);
  });

  test('is sent not before the time that its author chose', async () => {
    const sendAt = new Date(Date.now() + 3_600_000);
    await submit(THANKS, rita, sendAt);
    expect((await approve()).data.writtenResponse).toMatchObject({
      sendAt: sendAt.toISOString(),
      submittedText: null,
    });
  });

  test('is sent back with a note, and can be submitted again', async () => {
    await submit();
    expect((await sendBack(' Warmer,\u202E please. ')).data).toMatchObject({
      canRespond: true,
      writtenResponse: { state: 'returned', text: THANKS, reason: 'Warmer, please.', secondPerson: 'mara' },
    });
    expect(await guests('refused')).toEqual([review.guestName]);
    expect((await logged())[0]).toMatchObject({
      kind: 'response.returned',
      by: 'mara',
      data: { author: 'rita' },
    });
    expect((await submit(BETTER)).data.writtenResponse).toMatchObject({
      state: 'unapproved',
      reason: null,
      secondPerson: null,
    });
    expect((await sendBack(' ')).status).toBe(400);
  });

  test('can be taken back while it waits for approval', async () => {
    await submit();
    expect((await rita.delete(response())).status).toBe(200);
    expect(await written()).toBeUndefined();
    expect((await approve()).status).toBe(409);
  });

  test('is approved by managers in person only', async () => {
    await submit();
    expect([(await approve(THANKS, THANKS, rita)).status, (await sendBack('No.', rita)).status]).toEqual([
      403, 403,
    ]);
    const { data } = await manager.post<{ secret: string }>('/tokens', {
      name: 'Robot',
      role: 'manager',
      expiresOn: '2027-01-01',
    });
    const robot = apiClient(server.origin, '/api', undefined, { authorization: `Bearer ${data.secret}` });
    expect((await approve(THANKS, THANKS, robot)).status).toBe(403);
  });

  test('waits also after the setting was turned off and after its author lost access', async () => {
    await submit();
    await manager.put('/settings', { approveResponses: false });
    await setDisabled(server.app.context, 'rita', true);
    expect(await written()).toMatchObject({ state: 'unapproved' });
    expect((await approve()).data.writtenResponse).toMatchObject({ state: 'waiting', by: 'rita' });
    await setDisabled(server.app.context, 'rita', false);
    await rita.signIn('rita', PASSWORD);
  });

  test('is hidden from a manager without access to its property', async () => {
    await submit();
    const { rows } = await server.app.database.pool.query('select id from listings where id <> $1 limit 1', [
      review.listingId,
    ]);
    await setAccess(server.app.context, systemActor, 'mara', { listingIds: [rows[0].id], groupIds: [] });
    expect([(await approve()).status, (await sendBack()).status]).toEqual([404, 404]);
    expect((await mara.get<Answers>('/answers?state=unapproved')).data.counts.unapproved).toBe(0);
    await setAccess(server.app.context, systemActor, 'mara', 'all');
  });
});

test('other roles need no approval', async () => {
  expect((await submit(THANKS, mara)).data.writtenResponse).toMatchObject({ state: 'waiting' });
  await manager.delete(response());
  await manager.put('/settings', { approveResponses: false });
  expect((await submit()).data.writtenResponse).toMatchObject({ state: 'waiting' });
});

describe('an approval is refused', () => {
  test('to the second of two managers, also at the same time', async () => {
    await submit();
    const results = await Promise.all([approve(BETTER), approve('Thanks!', THANKS, manager), sendBack()]);
    expect(results.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
    expect((await approve()).failure.error).toContain('no longer waits for approval');
  });

  test('when the author has changed the text or the guest the review', async () => {
    await submit(BETTER);
    expect((await approve(THANKS, THANKS)).failure.error).toContain('The author has changed');
    expect((await sendBack()).status).toBe(409);
    const present = { 'if-match': `"${contentHash(review)}"` };
    expect((await approve(BETTER, BETTER, mara, { 'if-match': '"0"' })).status).toBe(409);
    expect((await approve(BETTER, BETTER, mara, present)).status).toBe(202);
  });

  test('when its text cannot be sent', async () => {
    await submit();
    for (const text of ['<br>', 'Dear {{guest_name}}', 'a'.repeat(4_001)])
      expect((await approve(text)).status).toBe(400);
  });

  test('when the review is withdrawn, and the response is cancelled when its channel has another', async () => {
    await submit();
    const { pool } = server.app.database;
    await pool.query('update reviews set withdrawn_at = now() where id = $1', [review.id]);
    expect((await approve()).failure.error).toContain('no longer published');
    await pool.query('update reviews set withdrawn_at = null where id = $1', [review.id]);
    const row = server.hostaway.data.reviews.find(({ guestName }) => guestName === review.guestName);
    Object.assign(row ?? {}, { revieweeResponse: 'From elsewhere.' });
    await runSync(server.app.context);
    await vi.waitFor(async () => expect(await written()).toMatchObject({ state: 'cancelled' }), WAIT_OPTIONS);
    expect((await approve()).status).toBe(409);
    Object.assign(row ?? {}, { revieweeResponse: null });
  });
});

test('a list filtered by responses counts those to approve as waiting, and those sent back as failed', async () => {
  const total = async (reply: string) =>
    (await manager.get<ReviewList>(`/reviews/hostaway?listingId=${review.listingId}&reply=${reply}`)).data
      .total;
  await server.app.database.pool.query(
    'update reviews set response_text = null, response_at = null where id = $1',
    [review.id],
  );
  await submit();
  expect([await total('waiting'), await total('failed')]).toEqual([1, 0]);
  await sendBack();
  expect([await total('waiting'), await total('failed')]).toEqual([0, 1]);
});
