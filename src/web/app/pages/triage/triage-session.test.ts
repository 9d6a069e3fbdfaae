import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { ApiError } from '#web/app/api/api-error.ts';
import type { Client } from '#web/app/api/client.ts';
import { createDecisionQueue } from '#web/app/reviews/decisions/decision-queue.ts';
import { openTriage, outcomeCounts } from './triage-session.ts';

interface Call {
  params: { id: number };
  body: { isApproved: boolean; seenDecision: string };
}

/** An open triage whose server answers changes when the test says so. `server` has the decisions that it has saved. */
async function triageOf(count: number) {
  const sent: string[] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const server = new Map<number, string>();
  /** The messages of the next reads, which fail. */
  const failing: string[] = [];
  const reviews = Array.from({ length: count }, (_, index) => ({ id: index + 1, reviewText: '' }) as Review);
  const client = {
    async request(key: string, { params, body }: Call) {
      if (failing.length > 0 && key.startsWith('GET')) throw new Error(failing.pop());
      if (key === 'GET /reviews/hostaway') return { reviews, total: count, listings: [], isTotalExact: true };
      const review = {
        ...reviews.find(({ id }) => id === params.id),
        decision: server.get(params.id) ?? 'none',
      };
      if (key.startsWith('GET')) return review;
      const name =
        key.split('/').at(-1) === 'approve' ? (body.isApproved ? 'approved' : 'unpublished') : 'undo';
      sent.push(`${name} ${params.id}`);
      return new Promise((resolve, reject) => {
        answers.push({
          resolve: () => {
            server.set(params.id, name === 'undo' ? 'none' : name);
            resolve(review);
          },
          reject,
        });
      });
    },
  } as unknown as Client;
  const queue = createDecisionQueue({ client, queryClient: new QueryClient() });
  queue.enterPage();
  const triage = openTriage(client, queue, {});
  triage.subscribe(() => undefined);
  await triage.loadAhead();
  const answer = async (status?: number) => {
    const next = answers.shift();
    if (status === undefined) next?.resolve();
    else next?.reject(new ApiError('Ann has just approved this review.', status));
    await new Promise((resolve) => setImmediate(resolve));
  };
  const shown = () => triage.snapshot().review?.id;
  return { triage, queue, sent, server, failing, answer, shown };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the next review is there at once, and decisions are sent in order, one at a time', async () => {
  const { triage, sent, answer, shown } = await triageOf(3);
  triage.approve();
  triage.keepUnpublished();
  expect(shown()).toBe(3);
  expect(sent).toEqual(['approved 1']);
  await answer();
  expect(sent).toEqual(['approved 1', 'unpublished 2']);
});

test('a decision that a reload interrupted is sent, can be undone, and is not asked again', async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  });
  vi.stubGlobal('localStorage', { getItem: () => 'ann' });
  (await triageOf(2)).triage.approve();
  const { triage, sent, shown } = await triageOf(2);
  expect(sent).toEqual(['approved 1']);
  expect([shown(), triage.snapshot().steps]).toMatchObject([2, [{ outcome: 'approved', review: { id: 1 } }]]);
  triage.undo();
  expect(shown()).toBe(1);
});

test('skipping sends nothing, and at the end no key does anything', async () => {
  const { triage, sent } = await triageOf(1);
  triage.skip();
  triage.approve();
  triage.skip();
  expect(sent).toEqual([]);
  expect(outcomeCounts(triage.snapshot().steps)).toEqual({
    approved: 0,
    unpublished: 0,
    skipped: 1,
    undone: 0,
  });
});

test('a refused decision is listed with its reason, is not counted, and can be decided again', async () => {
  const { triage, answer, shown, server } = await triageOf(2);
  triage.approve();
  triage.skip();
  server.set(1, 'approved');
  await answer(409);
  expect([shown(), triage.snapshot().steps]).toMatchObject([undefined, [{ outcome: 'skipped' }]]);
  const [failure] = triage.snapshot().failures;
  expect(failure?.error).toMatchObject({ message: 'Ann has just approved this review.' });
  if (failure) await triage.reopen(failure);
  expect(triage.snapshot()).toMatchObject({ failures: [], review: { id: 1, decision: 'approved' } });
});

test('a refused decision that could not be opened again is opened by the retry, or by another attempt', async () => {
  const { triage, answer, shown, failing } = await triageOf(2);
  const reopen = async () => {
    const [failure] = triage.snapshot().failures;
    if (failure) await triage.reopen(failure);
  };
  for (const again of [() => triage.snapshot().loadFailure?.retry(), reopen]) {
    triage.approve();
    await answer(409);
    failing.push('Not now.');
    await reopen();
    expect([shown(), triage.snapshot().loadFailure?.message]).toEqual([2, 'Not now.']);
    await again();
    await new Promise((resolve) => setImmediate(resolve));
    expect(triage.snapshot()).toMatchObject({ failures: [], loadFailure: null, review: { id: 1 } });
  }
});

test('what has come meanwhile is loaded by the retry', async () => {
  const { triage, failing } = await triageOf(2);
  failing.push('Not now.');
  await triage.loadMissed();
  expect(triage.snapshot()).toMatchObject({ isLoading: false, loadFailure: { message: 'Not now.' } });
  triage.snapshot().loadFailure?.retry();
  await new Promise((resolve) => setImmediate(resolve));
  expect(triage.snapshot()).toMatchObject({ isLoading: false, loadFailure: null, total: 2 });
});

test('a decision by a key after a refusal is sent, however fast the keys are', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { triage, sent, answer, shown } = await triageOf(4);
  triage.skip();
  triage.approve(300);
  triage.skip();
  triage.skip();
  await vi.advanceTimersByTimeAsync(300);
  await answer(409);
  const [failure] = triage.snapshot().failures;
  if (failure) await triage.reopen(failure);
  expect(shown()).toBe(2);
  triage.approve(300);
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual(['approved 2', 'approved 2']);
});

test('undo takes back a decision that is not sent yet without a call, and a sent one by a second change', async () => {
  const { triage, sent, answer, shown } = await triageOf(3);
  triage.approve();
  triage.approve();
  triage.undo();
  expect(shown()).toBe(2);
  triage.undo();
  expect(shown()).toBe(1);
  await answer();
  await answer();
  expect(sent).toEqual(['approved 1', 'undo 1']);
});

test('an undo whose response was lost is not sent again, because that would undo it', async () => {
  const { triage, queue, sent, server, answer } = await triageOf(2);
  triage.approve();
  await answer();
  triage.undo();
  server.delete(1);
  await answer(503);
  queue.retry();
  await new Promise((resolve) => setImmediate(resolve));
  expect([sent, queue.isPending()]).toEqual([['approved 1', 'undo 1'], false]);
});

test('an undo that the server did not receive is sent again', async () => {
  const { triage, queue, sent, answer } = await triageOf(2);
  triage.approve();
  await answer();
  triage.undo();
  await answer(503);
  queue.retry();
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toEqual(['approved 1', 'undo 1', 'undo 1']);
});

test('a decision by a key is sent after a pause, in which it can be cancelled without a trace', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { triage, sent, shown } = await triageOf(3);
  const retract = triage.approve(300);
  triage.keepUnpublished(300);
  retract?.();
  expect(shown()).toBe(3);
  triage.undo();
  retract?.();
  expect([shown(), triage.snapshot().steps]).toEqual([1, []]);
  triage.keepUnpublished(300);
  await vi.advanceTimersByTimeAsync(299);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['unpublished 1']);
});

test('undo goes back to a skipped review', async () => {
  const { triage, sent, shown } = await triageOf(2);
  triage.skip();
  triage.undo();
  expect([shown(), triage.snapshot().steps, sent]).toEqual([1, [], []]);
});

test('an undone session counts what stays decided, and goes on with what was skipped or undone', async () => {
  const { triage, shown } = await triageOf(3);
  triage.approve();
  triage.keepUnpublished();
  triage.skip();
  triage.markUndone([{ id: 2 }]);
  const counts = () => outcomeCounts(triage.snapshot().steps);
  expect([shown(), counts()]).toEqual([undefined, { approved: 0, unpublished: 1, skipped: 1, undone: 1 }]);
  triage.goOn();
  expect([shown(), counts()]).toEqual([1, { approved: 0, unpublished: 1, skipped: 0, undone: 0 }]);
});

test('undo of a decision that waits with its reason removes both', async () => {
  const { triage, queue, sent, answer } = await triageOf(2);
  triage.approve();
  triage.keepUnpublished();
  const second = triage.snapshot().steps[1]?.review;
  if (second) triage.explain(second, 'Suspected fake');
  triage.undo();
  await answer();
  expect(sent).toEqual(['approved 1']);
  expect(queue.snapshot().waiting).toEqual([]);
});

test('the server ends with what the screen says, whatever was pressed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('approve', 'keepUnpublished', 'skip', 'undo', 'answer'), { maxLength: 40 }),
      async (keys) => {
        const { triage, queue, server, answer } = await triageOf(10);
        for (const key of keys) {
          if (key === 'answer') await answer();
          else triage[key as 'approve' | 'keepUnpublished' | 'skip' | 'undo']();
        }
        while (queue.isPending()) await answer();
        const { steps, reviews } = triage.snapshot();
        const shown = new Map(steps.map(({ review, outcome }) => [review.id, outcome]));
        for (const { id } of reviews) {
          const outcome = shown.get(id) ?? 'none';
          expect(server.get(id) ?? 'none').toBe(outcome === 'skipped' ? 'none' : outcome);
        }
      },
    ),
    { numRuns: 200 },
  );
});
