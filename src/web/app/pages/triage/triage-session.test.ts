import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { createTriage, outcomeCounts, type Write } from './triage-session.ts';

const reviewsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, decision: 'none' }) as Review);

/** A triage whose server answers when the test says so. */
function triageOf(count: number) {
  const sent: string[] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  let unsaved: readonly Write[] = [];
  const triage = createTriage({
    send: (write) => {
      sent.push(`${write.kind === 'decide' ? write.to : write.kind} ${write.review.id}`);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    isTemporary: (error) => String(error).includes('away'),
    isSignedOut: (error) => String(error).includes('sign in'),
    messageOf: (error) => (error as Error).message,
    pause: async () => {},
    onChange: () => {},
    onUnsaved: (writes) => {
      unsaved = [...writes];
    },
  });
  triage.add(reviewsOf(count));
  const answer = async (failure?: string) => {
    const next = answers.shift();
    if (failure === undefined) next?.resolve();
    else next?.reject(new Error(failure));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { triage, sent, answer, unsaved: () => unsaved };
}

test('the next review is there at once, and decisions are sent in order, one at a time', async () => {
  const { triage, sent, answer } = triageOf(3);
  triage.approve();
  triage.keepUnpublished();
  expect([triage.state.index, triage.state.unsaved]).toEqual([2, 2]);
  expect(sent).toEqual(['approved 1']);
  await answer();
  expect(sent).toEqual(['approved 1', 'unpublished 2']);
  await answer();
  expect(triage.state.unsaved).toBe(0);
});

test('skipping sends nothing, and at the end no key does anything', () => {
  const { triage, sent } = triageOf(1);
  triage.skip();
  triage.approve();
  triage.skip();
  expect(sent).toEqual([]);
  expect(outcomeCounts(triage.state.steps)).toEqual({ approved: 0, unpublished: 0, skipped: 1 });
});

test('a decision that fails for a time stays in the queue, is reported and is sent again', async () => {
  const { triage, sent, answer, unsaved } = triageOf(2);
  triage.approve();
  triage.approve();
  await answer('The server is away.');
  expect(triage.state).toMatchObject({
    unsaved: 2,
    problem: { message: 'The server is away.' },
    refusals: [],
  });
  expect(unsaved()).toHaveLength(2);
  expect(sent).toEqual(['approved 1', 'approved 1']);
  await answer();
  await answer();
  expect(triage.state).toMatchObject({ unsaved: 0, problem: null });
  expect(sent).toEqual(['approved 1', 'approved 1', 'approved 2']);
});

test('a refused decision is listed with its reason, is not counted, and can be decided again', async () => {
  const { triage, answer } = triageOf(2);
  triage.approve();
  await answer('Ann has just approved this review.');
  expect(triage.state.refusals.map(({ message }) => message)).toEqual(['Ann has just approved this review.']);
  expect(triage.state.steps).toEqual([]);
  const [refusal] = triage.state.refusals;
  if (refusal) triage.reopen(refusal.review, { ...refusal.review, decision: 'approved' });
  expect(triage.state).toMatchObject({ refusals: [], index: 0 });
  expect(triage.state.reviews[0]).toMatchObject({ id: 1, decision: 'approved' });
  expect(triage.state.reviews.map(({ id }) => id)).toEqual([1, 2]);
});

test('undo takes back a decision that is not sent yet without a call, and a sent one by a second decision', async () => {
  const { triage, sent, answer } = triageOf(3);
  triage.approve();
  triage.approve();
  triage.undo();
  expect(triage.state.index).toBe(1);
  triage.undo();
  expect(triage.state.index).toBe(0);
  await answer();
  await answer();
  expect(sent).toEqual(['approved 1', 'undo 1']);
});

test('a decision by a key is sent after a pause, in which it can be cancelled without a trace', async () => {
  vi.useFakeTimers();
  const { triage, sent } = triageOf(3);
  const retract = triage.approve(300);
  triage.keepUnpublished(300);
  retract?.();
  expect(triage.state.index).toBe(2);
  triage.undo();
  retract?.();
  expect([triage.state.index, triage.state.steps]).toEqual([0, []]);
  triage.keepUnpublished(300);
  await vi.advanceTimersByTimeAsync(299);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['unpublished 1']);
  vi.useRealTimers();
});

test('undo goes back to a skipped review', () => {
  const { triage, sent } = triageOf(2);
  triage.skip();
  triage.undo();
  expect([triage.state.index, triage.state.steps, sent]).toEqual([0, [], []]);
});

test('a decision after the end of the session waits for the next one', async () => {
  const { triage, sent, answer, unsaved } = triageOf(2);
  triage.approve();
  await answer('Please sign in.');
  expect(sent).toEqual(['approved 1']);
  expect(unsaved()).toMatchObject([{ kind: 'decide', review: { id: 1 }, to: 'approved' }]);
});

test('undo of a decision that waits with its reason removes both', async () => {
  const { triage, sent, answer } = triageOf(2);
  triage.approve();
  triage.keepUnpublished();
  const [, second] = triage.state.reviews;
  if (second) triage.explain(second, 'Suspected fake');
  triage.undo();
  await answer();
  expect(sent).toEqual(['approved 1']);
  expect(triage.state.unsaved).toBe(0);
});

test('the server ends with what the screen says, whatever was pressed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('approve', 'keepUnpublished', 'skip', 'undo', 'answer'), { maxLength: 40 }),
      async (keys) => {
        const server = new Map<number, string>();
        const answers: (() => void)[] = [];
        const triage = createTriage({
          send: (write) =>
            new Promise((resolve) => {
              answers.push(() => {
                server.set(write.review.id, write.kind === 'decide' ? write.to : 'none');
                resolve();
              });
            }),
          isTemporary: () => false,
          isSignedOut: () => false,
          messageOf: String,
          pause: async () => {},
          onChange: () => {},
          onUnsaved: () => {},
        });
        triage.add(reviewsOf(10));
        const settle = async () => {
          answers.shift()?.();
          await new Promise((resolve) => setImmediate(resolve));
        };
        for (const key of keys) {
          if (key === 'answer') await settle();
          else triage[key as 'approve' | 'keepUnpublished' | 'skip' | 'undo']();
        }
        while (triage.state.unsaved > 0) await settle();
        const shown = new Map(triage.state.steps.map(({ review, outcome }) => [review.id, outcome]));
        for (const { id } of triage.state.reviews) {
          const outcome = shown.get(id) ?? 'none';
          expect(server.get(id) ?? 'none').toBe(outcome === 'skipped' ? 'none' : outcome);
        }
      },
    ),
    { numRuns: 200 },
  );
});
