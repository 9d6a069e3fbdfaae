import { afterEach, describe, expect, test } from 'vitest';
import { createHostawayClient } from '#connectors/hostaway/client.ts';
import type { RequestLimits } from '#connectors/http-json.ts';
import { tokenInMemory } from '#connectors/requests/token.ts';
import { type HostawayReview, newReview } from '#simulators/hostaway/records.ts';
import { startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { saying } from '#tests/support/saying.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const RESPOND = { method: 'POST', path: '/v1/reviews/*/respond' };
const THANKS = 'Thank you, Ana!\n\nCome back soon.';
const responseOf = (text: string) => ({
  upstreamId: '1',
  upstreamListingId: '40160',
  text,
  writtenAt: new Date('2026-03-20T08:00:00Z'),
  mayHaveArrived: false,
});

/** An account with one review, and a client of it. */
async function withReview(
  fields: Partial<HostawayReview> = {},
  tokenStore = tokenInMemory(),
  limits: Partial<RequestLimits> = {},
) {
  const data = { listings: [], reviews: [newReview({ id: 1, ...fields })] };
  const simulator = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false, data });
  const { url, accountId, apiKey } = simulator;
  const source = createHostawayClient({
    url,
    accountId,
    apiKey,
    tokenStore,
    sleep: async () => {},
    limits,
  });
  open.push(source, simulator);
  return {
    simulator,
    source,
    /** The response that Hostaway has stored. */
    stored: () => data.reviews[0]?.revieweeResponse,
    /** The statuses of all attempts to respond. */
    attempts: () =>
      simulator.requests.filter(({ path }) => path.endsWith('/respond')).map(({ status }) => status),
    tokens: () => simulator.requests.filter(({ path }) => path.endsWith('/accessTokens')).length,
  };
}

test('a response is stored with its line breaks', async () => {
  const { source, stored, attempts } = await withReview();
  expect(await source.respond(responseOf(THANKS))).toEqual({ kind: 'sent' });
  expect(stored()).toBe(THANKS);
  expect(attempts()).toEqual([200]);
});

describe('a rejection is reported with Hostaway’s message and not repeated', () => {
  test.each<[string, Partial<HostawayReview>, string]>([
    ['Review not found.', { id: 2 }, THANKS],
    ['Invalid review. You cant respond to this review', { channelId: 2000 }, THANKS],
    ['The review contains no words to reply to.', { channelId: 2005, publicReview: null }, THANKS],
    ['Invalid review.', { type: 'host-to-guest' }, THANKS],
    ['Response must not be empty.', {}, '<br>'],
    ['You already responded to this review.', { revieweeResponse: 'Another response.' }, THANKS],
    [
      'The time to send the review/rating has expired on Vrbo.',
      { channelId: 2002, submittedAt: '2019-05-01 10:00:00' },
      THANKS,
    ],
  ])('%s', async (reason, fields, text) => {
    const { source, attempts, tokens } = await withReview(fields);
    expect(await source.respond(responseOf(text))).toEqual({ kind: 'refused', reason });
    expect(attempts()).toEqual([403]);
    expect(tokens()).toBe(1);
  });

  test('a long message of several lines is shortened to one line', async () => {
    const { source, simulator } = await withReview();
    const message = `No.\n${'Really not. '.repeat(100)}`;
    simulator.failures.add({
      ...RESPOND,
      failure: { kind: 'status', status: 403, body: { status: 'fail', message } },
    });
    const outcome = await source.respond(responseOf(THANKS));
    const reason = outcome.kind === 'refused' ? outcome.reason : '';
    expect(reason).toMatch(/^No\. Really not\./);
    expect(reason).not.toContain('\n');
    expect(reason.length).toBeLessThanOrEqual(200);
  });
});

describe('a response whose confirmation is lost', () => {
  test.each([
    ['the connection broke', { kind: 'reset' }],
    ['the answer was cut off', { kind: 'truncate' }],
    ['nothing came in time', { kind: 'hang' }],
    ['a proxy answered in between', { kind: 'status', status: 502, body: '<h1>Bad gateway</h1>' }],
  ] as const)(
    'because %s is not sent again automatically, and the next attempt finds that it arrived',
    async (_how, failure) => {
      // A short timeout only for a response that never arrives; everything else may be slow on a busy machine.
      const haste = failure.kind === 'hang' ? { headersMs: 1_000 } : {};
      const { source, simulator, stored, attempts } = await withReview({}, tokenInMemory(), haste);
      simulator.failures.add({ ...RESPOND, times: 1, takesEffect: true, failure });
      await expect(source.respond(responseOf(THANKS))).rejects.toMatchObject({
        name: 'AppError',
        code: 'unavailable',
      });
      expect(attempts()).toHaveLength(1);
      expect(await source.respond(responseOf(THANKS))).toEqual({ kind: 'sent' });
      expect(stored()).toBe(THANKS);
      expect(attempts()).toHaveLength(2);
    },
  );

  test('is recognized although Hostaway removed tags and spaces', async () => {
    const { source } = await withReview({ revieweeResponse: 'Thank you,  Ana!' });
    expect(await source.respond(responseOf('<b>Thank you,</b>\nAna!'))).toEqual({ kind: 'sent' });
  });
});

test.each([
  ['too many requests', { kind: 'storm', seconds: 1 }],
  ['a fault of Hostaway’s', { kind: 'status', status: 500, body: { status: 'fail', message: 'Oops' } }],
  ['a web page', { kind: 'html' }],
] as const)('after one request, %s is left to a later attempt', async (_what, failure) => {
  const { source, simulator, stored, attempts } = await withReview();
  simulator.failures.add({ ...RESPOND, failure });
  await expect(source.respond(responseOf(THANKS))).rejects.toMatchObject({ code: 'unavailable' });
  expect(attempts()).toHaveLength(1);
  expect(stored()).toBeFalsy();
});

describe('a rejected token', () => {
  test('is replaced once, and the response is sent once', async () => {
    const tokenStore = tokenInMemory();
    await tokenStore.save({ value: 'long.gone.token', usableFrom: 0, expiresAt: Number.MAX_SAFE_INTEGER });
    const { source, stored, attempts, tokens } = await withReview({}, tokenStore);
    expect(await source.respond(responseOf(THANKS))).toEqual({ kind: 'sent' });
    expect(attempts()).toEqual([403, 200]);
    expect(tokens()).toBe(1);
    expect(stored()).toBe(THANKS);
  });

  test.each(['invalid-token', 'empty-403'] as const)('is not replaced repeatedly (%s)', async (failure) => {
    const { source, simulator, attempts, tokens } = await withReview();
    simulator.failures.add({ ...RESPOND, failure });
    await expect(source.respond(responseOf(THANKS))).rejects.toMatchObject({ code: 'unavailable' });
    expect(attempts()).toHaveLength(2);
    expect(tokens()).toBe(2);
  });
});

test('a closed client sends nothing', async () => {
  const { source, attempts } = await withReview();
  await source.close();
  await expect(source.respond(responseOf(THANKS))).rejects.toThrow(saying('closed'));
  expect(attempts()).toEqual([]);
});
