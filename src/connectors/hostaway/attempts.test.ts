import { expect, test } from 'vitest';
import { type Answer, ExchangeFailure } from '../json-exchange.ts';
import { answerTo } from './attempts.ts';
import { simulatedClock } from './simulated-clock.ts';

function answer(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers: new Headers(headers), content: { kind: 'json', value: {} } };
}

/** Answers with each outcome in turn, the last one for good. */
function trying(...outcomes: (Answer | ExchangeFailure)[]) {
  const clock = simulatedClock();
  let sent = 0;
  const send = async () => {
    const outcome = outcomes[Math.min(sent++, outcomes.length - 1)];
    if (outcome === undefined || outcome instanceof ExchangeFailure) throw outcome;
    return outcome;
  };
  const result = answerTo(send, { ...clock, random: () => 1, onRetry: () => {} });
  return { result, slept: clock.slept, sent: () => sent };
}

test('a passing fault is waited out, longer each time', async () => {
  const { result, slept } = trying(answer(502), new ExchangeFailure('unreachable'), answer(503), answer(200));
  expect((await result).status).toBe(200);
  expect(slept).toEqual([500, 1000, 2000]);
});

test('the wait that the upstream asks for is kept', async () => {
  const { result, slept } = trying(answer(429, { 'retry-after': '7' }), answer(200));
  await result;
  expect(slept).toEqual([7000]);
});

test('an upstream that asks for no wait is still given one, longer each time', async () => {
  const { result, slept } = trying(answer(429, { 'retry-after': '0' }));
  await expect(result).rejects.toThrow('too many');
  expect(slept).toEqual([500, 1000, 2000, 4000]);
});

test('a fault that stays is reported after five attempts', async () => {
  const { result, sent } = trying(answer(500));
  await expect(result).rejects.toThrow('Hostaway has a fault of its own (HTTP 500).');
  expect(sent()).toBe(5);
});

test('a wait too long for a sync is reported at once, with its length', async () => {
  const { result, slept } = trying(answer(429, { 'retry-after': '3600' }));
  await expect(result).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 3600 });
  expect(slept).toEqual([]);
});

test.each([200, 301, 400, 403, 404])('HTTP %d is not asked for again', async (status) => {
  const { result, sent } = trying(answer(status));
  expect((await result).status).toBe(status);
  expect(sent()).toBe(1);
});

test('an answer that is too large is not asked for again', async () => {
  const { result, sent } = trying(new ExchangeFailure('too-large'));
  await expect(result).rejects.toThrow('larger than any we accept');
  expect(sent()).toBe(1);
});
