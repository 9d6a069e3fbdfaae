import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CreatedToken } from '#contract/accounts/api-tokens.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { type KilledProduct, openKilledProduct } from '#tests/support/killed-product.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

const RESPOND = { method: 'POST', path: '/v1/reviews/*/respond' };
const THANKS = 'Thank you, and come back soon.';

let product: KilledProduct;
let ids: { id: number; row: number }[];

beforeAll(async () => {
  product = await openKilledProduct({ RESPONSE_DELAY_MINUTES: '0' });
  const { rows } = await product.pool.query(
    `select id, upstream_id::int as row from reviews
     where channel = 'Airbnb' and not has_response and withdrawn_at is null order by id`,
  );
  ids = rows.map(({ id, row }) => ({ id: Number(id), row }));
});
afterEach(() => product.stop());
afterAll(() => product.close());

/** Someone whose responses a manager may have to approve. */
async function responder(): Promise<ApiClient> {
  const token = { name: 'Robot', role: 'responder', expiresOn: shiftDay(dayIn(new Date(), 'UTC'), 1) };
  const { secret } = (await product.manager.post<CreatedToken>('/tokens', token)).data;
  return apiClient(product.origin, '/api', undefined, { authorization: `Bearer ${secret}` });
}

async function write(sendAt?: Date, by = product.manager): Promise<{ id: number; row: number }> {
  const next = ids.shift();
  if (!next) throw new Error('no review is left');
  const answer = await by.put(`/reviews/hostaway/${next.id}/response`, { text: THANKS, sendAt });
  expect(answer.status).toBe(202);
  return next;
}

const response = async ({ id }: { id: number }) =>
  (await product.manager.get<Review>(`/reviews/hostaway/${id}`)).data.writtenResponse;
const atHostaway = ({ row }: { row: number }) =>
  product.hostaway.data.reviews.find(({ id }) => id === row)?.revieweeResponse ?? null;
const attempts = ({ row }: { row: number }) =>
  product.hostaway.requests.filter(({ path }) => path.endsWith(`/${row}/respond`)).length;
const seeAttempt = (review: { row: number }) =>
  vi.waitFor(() => expect(attempts(review)).toBeGreaterThan(0), WAIT_OPTIONS);
const seeState = (review: { id: number }, state: string) =>
  vi.waitFor(async () => expect((await response(review))?.state).toBe(state), WAIT_OPTIONS);
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe('a response whose process is killed', () => {
  test('before its time is sent once at that time', async () => {
    await product.start();
    // Later than the next start, which takes long on a busy machine.
    const review = await write(inSeconds(30));
    await product.killAndStart();
    expect([(await response(review))?.state, attempts(review)]).toEqual(['waiting', 0]);
    await seeState(review, 'sent');
    expect([atHostaway(review), attempts(review)]).toEqual([THANKS, 1]);
  });

  test('before its time can still be taken back, and is then never sent', async () => {
    await product.start();
    const review = await write(inSeconds(3_600));
    await product.killAndStart();
    expect((await product.manager.delete(`/reviews/hostaway/${review.id}/response`)).status).toBe(200);
    await product.pool.query(`update pgboss.job set start_after = now() where name = 'deliver-response'`);
    await product.killAndStart();
    const other = await write();
    await seeState(other, 'sent');
    expect([await response(review), atHostaway(review), attempts(review)]).toEqual([undefined, null, 0]);
  });

  test('while it waits for approval is not sent before it is approved, and then once', async () => {
    await product.start();
    await product.manager.put('/settings', { approveResponses: true });
    const review = await write(inSeconds(-1), await responder());
    await product.killAndStart();
    const other = await write();
    await seeState(other, 'sent');
    expect([(await response(review))?.state, attempts(review)]).toEqual(['unapproved', 0]);

    product.hostaway.failures.add({ ...RESPOND, takesEffect: true, failure: { kind: 'hang' } });
    const text = 'Thank you, rewritten.';
    await product.manager.put(`/reviews/${review.id}/response-approval`, { text, submitted: THANKS });
    await seeAttempt(review);
    await product.killAndStart();
    await seeState(review, 'sent');
    expect(await response(review)).toMatchObject({
      by: 'Robot (manager)',
      secondPerson: 'manager',
      submittedText: THANKS,
    });
    expect(atHostaway(review)).toBe(text);
    await product.manager.put('/settings', { approveResponses: false });
  });

  test.each([
    ['before Hostaway has it', false],
    ['after Hostaway has it', true],
  ])('while it is being sent, %s, is sent by the next process', async (_when, takesEffect) => {
    await product.start();
    product.hostaway.failures.add({ ...RESPOND, takesEffect, failure: { kind: 'hang' } });
    const review = await write();
    await seeAttempt(review);
    await product.killAndStart();
    // It may have arrived, so taking it back would be untrue.
    const tookBack = await product.manager.delete(`/reviews/hostaway/${review.id}/response`);
    expect(tookBack.status).toBe(409);
    await seeState(review, 'sent');
    expect(atHostaway(review)).toBe(THANKS);
  });

  test('while Hostaway is unavailable is sent by the next process', async () => {
    await product.start();
    product.hostaway.failures.add({ ...RESPOND, failure: { kind: 'status', status: 503 } });
    const review = await write();
    await seeAttempt(review);
    await product.killAndStart();
    await seeState(review, 'sent');
    expect(atHostaway(review)).toBe(THANKS);
  });

  test('after it was sent or refused stays so', async () => {
    await product.start();
    const sent = await write();
    await seeState(sent, 'sent');
    product.hostaway.failures.add({ ...RESPOND, failure: 'refused' });
    const refused = await write();
    await seeState(refused, 'refused');
    await product.killAndStart();
    const other = await write();
    await seeState(other, 'sent');
    expect([await response(sent), await response(refused)]).toMatchObject([
      { state: 'sent' },
      { state: 'refused', reason: 'Invalid review.' },
    ]);
    expect([attempts(sent), attempts(refused)]).toEqual([1, 1]);
  });
});
