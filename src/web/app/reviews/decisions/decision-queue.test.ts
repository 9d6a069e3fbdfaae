import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Review, ReviewList, ReviewStats } from '#contract/reviews/reviews.ts';
import { type ApiRoute, type RouteParams, routePath } from '#contract/route-path.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import { ApiError } from '#web/app/api/api-error.ts';
import type { Client } from '#web/app/api/client.ts';
import { keys } from '#web/app/api/queries.ts';
import { createDecisionQueue } from './decision-queue.ts';

const review = (id: number) =>
  ({ id, listingId: 7, reviewText: `Text ${id}.`, rating: 4, isApproved: false, decision: 'none' }) as Review;
const listKey = [...keys.reviews, {}];
const statsKey = [...keys.counts, {}];

/** A cached list of three pending reviews, and a server that responds when the test tells it to. */
function setUp() {
  const undone: string[] = [];
  const requests: {
    path: string;
    isApproved: boolean;
    seenDecision: ReviewDecision;
    succeed: () => void;
    fail: (status?: number) => void;
  }[] = [];
  interface Sent {
    params: RouteParams<ApiRoute> & { id: number };
    body: { isApproved: boolean; seenDecision: ReviewDecision };
  }
  const client = {
    async request(key: ApiRoute, { params, body }: Sent) {
      const path = routePath<ApiRoute>(key, params);
      if (key === 'PUT /reviews/hostaway/:id/approve') {
        return new Promise<void>((resolve, reject) => {
          const fail = (status = 503) => reject(new ApiError('No.', status));
          requests.push({ path, ...body, succeed: resolve, fail });
        });
      }
      undone.push(path);
      if (params.id === 3) throw new ApiError('Decided again since.', 409);
      return review(params.id);
    },
  } as unknown as Client;
  const queryClient = new QueryClient();
  const list: ReviewList = { reviews: [1, 2, 3].map(review), listings: [], isTotalExact: true, total: 3 };
  const stats: ReviewStats = {
    totalReviews: 3,
    averageRating: 4,
    approvedCount: 0,
    pendingCount: 3,
    undecided: { count: 3, isCountExact: true, oldest: '2026-01-01T00:00:00.000Z' },
  };
  queryClient.setQueryData(listKey, list);
  queryClient.setQueryData(statsKey, stats);
  const queue = createDecisionQueue({ client, queryClient });
  queue.enterPage();
  const shown = () => queryClient.getQueryData<ReviewList>(listKey)?.reviews ?? [];
  const click = (id: number) => {
    const clicked = shown().find((row) => row.id === id);
    return clicked && queue.toggle(clicked);
  };
  return {
    requests,
    undone,
    queue,
    state: queue.snapshot,
    shown,
    give: (id: number, fields: Partial<Review>) =>
      queryClient.setQueryData<ReviewList>(
        listKey,
        (cached) =>
          cached && {
            ...cached,
            reviews: cached.reviews.map((row) => (row.id === id ? { ...row, ...fields } : row)),
          },
      ),
    click,
    /** Begins to read a review, and never ends. */
    read: (id: number) =>
      void queryClient.prefetchQuery({
        queryKey: [...keys.review, { params: { id } }],
        queryFn: () => new Promise(() => undefined),
      }),
    approved: () => shown().flatMap(({ id, isApproved }) => (isApproved ? [id] : [])),
    counts: () => {
      const cached = queryClient.getQueryData<ReviewStats>(statsKey);
      return [cached?.approvedCount, cached?.pendingCount];
    },
    undecided: () => queryClient.getQueryData<ReviewStats>(statsKey)?.undecided.count,
    isInvalidated: (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated,
  };
}

let test: ReturnType<typeof setUp>;
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  test = setUp();
});

describe('a click', () => {
  it('changes only its review and the counts, before the server responds', async () => {
    const [first, second] = test.shown();
    test.click(2);
    expect(test.approved()).toEqual([2]);
    expect(test.counts()).toEqual([1, 2]);
    expect(test.shown()[0]).toBe(first);
    expect(test.shown()[1]).not.toBe(second);
    expect(test.queue.isPending()).toBe(true);
    test.requests[0]?.succeed();
    await settle();
    expect(test.queue.isPending()).toBe(false);
    expect(test.state().saved).toMatchObject({ review: second, from: 'none', to: 'approved' });
    expect(test.state().failures).toEqual([]);
    expect(test.isInvalidated(statsKey)).toBe(true);
    expect(test.isInvalidated(listKey)).toBe(false);
  });

  it('has a review read again whose read began before the server responded', async () => {
    test.read(1);
    test.click(1);
    test.requests[0]?.succeed();
    await settle();
    expect(test.isInvalidated([...keys.review, { params: { id: 1 } }])).toBe(true);
  });

  it('is rolled back when the server refuses', async () => {
    test.click(1);
    test.requests[0]?.fail();
    await settle();
    expect(test.approved()).toEqual([]);
    expect(test.counts()).toEqual([0, 3]);
    expect(test.state()).toMatchObject({ failures: [{ change: { review: { id: 1 } } }], saved: null });
    expect(test.isInvalidated(listKey)).toBe(false);
  });

  it('reads the lists again when the server refuses because the review has changed', async () => {
    test.click(1);
    test.requests[0]?.fail(409);
    await settle();
    expect(test.isInvalidated(listKey)).toBe(true);
  });

  it('is ignored on a review that someone else has just changed', () => {
    test.queue.ignoreClicks([1]);
    expect(test.click(1)).toBeUndefined();
    expect(test.click(2)).toBeDefined();
    expect(test.approved()).toEqual([2]);
  });
});

it('keeps a pending review unpublished and decides it', async () => {
  const [first] = test.shown();
  if (first) test.queue.keepUnpublished(first);
  expect(test.shown()[0]).toMatchObject({ isApproved: false, decision: 'unpublished' });
  expect(test.counts()).toEqual([0, 3]);
  expect(test.undecided()).toBe(2);
  expect(test.requests.map(({ isApproved }) => isApproved)).toEqual([false]);
  test.requests[0]?.fail();
  await settle();
  expect(test.shown()[0]?.decision).toBe('none');
  expect(test.undecided()).toBe(3);
});

describe('a decision by a key', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows at once, and is sent after the pause in which it can be cancelled', async () => {
    const [first] = test.shown();
    if (first) test.queue.approve(first, 300);
    expect(test.approved()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(299);
    expect(test.requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.requests).toHaveLength(1);
  });

  it('leaves no trace if it is cancelled', async () => {
    const [first] = test.shown();
    const retract = first && test.queue.approve(first, 300);
    retract?.();
    expect(test.approved()).toEqual([]);
    expect(test.counts()).toEqual([0, 3]);
    await vi.advanceTimersByTimeAsync(400);
    await test.queue.undo();
    expect([test.requests, test.undone]).toEqual([[], []]);
    expect(test.queue.isPending()).toBe(false);
  });
});

it('names the review of a failure, and repeats the decision', async () => {
  test.click(1);
  test.requests[0]?.fail();
  test.click(2);
  test.requests[1]?.fail(409);
  await settle();
  const { failures } = test.state();
  expect(failures.map(({ change }) => change.review.id)).toEqual([1, 2]);
  vi.useFakeTimers({ toFake: ['performance'] });
  test.queue.ignoreClicks([1]);
  test.queue.retry(failures[0]);
  expect(test.state().failures).toEqual(failures);
  vi.advanceTimersByTime(700);
  test.queue.retry(failures[0]);
  expect(test.approved()).toEqual([1]);
  expect(test.requests[2]?.path).toContain('/1/');
  expect(test.state().failures).toEqual(failures.slice(1));
  vi.useRealTimers();
});

describe('undo', () => {
  const decide = async (...ids: number[]) => {
    for (const id of ids) test.click(id);
    for (const request of test.requests) request.succeed();
    await settle();
  };

  it('takes back the last decision, then the one before it, and then does nothing', async () => {
    await decide(1, 2);
    await test.queue.undo();
    expect(test.approved()).toEqual([1]);
    expect(test.counts()).toEqual([1, 2]);
    expect(test.state().undone).toEqual(review(2));
    await test.queue.undo();
    await test.queue.undo();
    expect(test.undone).toEqual(['/reviews/2/undo', '/reviews/1/undo']);
    expect(test.counts()).toEqual([0, 3]);
  });

  it('waits until the decision is saved', async () => {
    test.click(1);
    const undo = test.queue.undo();
    await settle();
    expect(test.undone).toEqual([]);
    test.requests[0]?.succeed();
    await undo;
    expect(test.undone).toEqual(['/reviews/1/undo']);
    expect(test.approved()).toEqual([]);
  });

  it('ignores a decision that could not be saved', async () => {
    test.click(1);
    test.requests[0]?.fail();
    await settle();
    await test.queue.undo();
    expect(test.undone).toEqual([]);
  });

  it('changes nothing when the server refuses', async () => {
    await decide(3);
    await test.queue.undo();
    expect(test.approved()).toEqual([3]);
    expect(test.state()).toMatchObject({ failures: [{ change: { kind: 'undo' } }], undone: null });
  });
});

it('drops the reason of an earlier decision, and restores it when the server refuses', async () => {
  test.give(1, { decision: 'unpublished', reason: 'Suspected fake', decidedBy: 'ann' });
  test.click(1);
  expect(test.shown()[0]?.reason).toBeUndefined();
  test.requests[0]?.fail();
  await settle();
  expect(test.shown()[0]).toMatchObject({ reason: 'Suspected fake', decidedBy: 'ann' });
});

describe('several clicks', () => {
  it('on one review are sent one after the other', async () => {
    test.click(1);
    test.click(1);
    expect(test.approved()).toEqual([]);
    expect(test.requests.map(({ isApproved }) => isApproved)).toEqual([true]);
    test.requests[0]?.succeed();
    await settle();
    expect(test.requests.map(({ isApproved }) => isApproved)).toEqual([true, false]);
    test.requests[1]?.succeed();
    await settle();
    expect(test.queue.isPending()).toBe(false);
  });

  it('say which decision the person saw: the one that was shown, then their own', async () => {
    test.give(1, { decision: 'unpublished' });
    test.click(1);
    test.click(1);
    test.requests[0]?.succeed();
    await settle();
    expect(test.requests.map(({ seenDecision }) => seenDecision)).toEqual(['unpublished', 'approved']);
  });

  it('send nothing more when the last click matches the state of the server', async () => {
    for (const _ of [1, 2, 3]) test.click(1);
    test.requests[0]?.succeed();
    await settle();
    expect(test.approved()).toEqual([1]);
    expect(test.requests).toHaveLength(1);
  });

  it('end with the state of the server when a later request fails', async () => {
    test.click(1);
    test.click(1);
    test.requests[0]?.succeed();
    await settle();
    test.requests[1]?.fail();
    await settle();
    expect(test.approved()).toEqual([1]);
    expect(test.counts()).toEqual([1, 2]);
  });

  it('on different reviews are sent at once and settle independently', async () => {
    for (const id of [1, 2, 3]) test.click(id);
    expect(test.requests).toHaveLength(3);
    test.requests[1]?.fail();
    test.requests[2]?.succeed();
    await settle();
    expect(test.queue.isPending()).toBe(true);
    expect(test.isInvalidated(statsKey)).toBe(false);
    test.requests[0]?.succeed();
    await settle();
    expect(test.approved()).toEqual([1, 3]);
    expect(test.counts()).toEqual([2, 1]);
    expect(test.isInvalidated(statsKey)).toBe(true);
  });
});

describe('the changes of a triage', () => {
  const decide = (id: number) => test.queue.decide(review(id), 'approved', { batch: 'one' });

  it('are sent in their order, one at a time', async () => {
    for (const id of [1, 2]) decide(id);
    expect(test.requests.map(({ path }) => path)).toEqual(['/reviews/hostaway/1/approve']);
    test.requests[0]?.succeed();
    await settle();
    expect(test.requests[1]?.path).toBe('/reviews/hostaway/2/approve');
  });

  it('wait while the server is unavailable, and are sent again at once on request', async () => {
    for (const id of [1, 2]) decide(id);
    test.requests[0]?.fail(503);
    await settle();
    expect(test.state()).toMatchObject({
      waiting: [{ review: { id: 1 } }, { review: { id: 2 } }],
      problem: { change: { review: { id: 1 } } },
      failures: [],
    });
    test.queue.retry();
    await settle();
    for (const index of [1, 2]) {
      test.requests[index]?.succeed();
      await settle();
    }
    expect(test.requests.map(({ path }) => path.at(-9))).toEqual(['1', '1', '2']);
    expect(test.state()).toMatchObject({ waiting: [], problem: null });
  });
});

describe('after the end of the session', () => {
  const storage = new Map<string, string>();
  /** Of the signed-in user; empty without one. */
  let username: string;
  beforeEach(() => {
    storage.clear();
    const fake = {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => void storage.set(name, value),
      removeItem: (name: string) => void storage.delete(name),
    };
    vi.stubGlobal('sessionStorage', fake);
    username = 'ann';
    vi.stubGlobal('localStorage', { getItem: () => username });
    test.queue.enterPage();
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('decisions wait for the next one, and the lists then show them', async () => {
    test.click(1);
    test.requests[0]?.fail(401);
    await settle();
    test.give(1, { isApproved: false, decision: 'none' });
    test.queue.enterPage();
    test.requests[1]?.succeed();
    await settle();
    expect(test.requests).toHaveLength(2);
    expect(test.approved()).toEqual([1]);
    expect(storage.size).toBe(0);
  });

  it('decisions made until the page is left wait too', async () => {
    test.click(1);
    username = '';
    test.requests[0]?.fail(401);
    await settle();
    test.click(2);
    username = 'ann';
    test.queue.enterPage();
    expect(test.requests.map(({ path }) => path)).toEqual(
      [1, 1, 2].map((id) => `/reviews/hostaway/${id}/approve`),
    );
  });

  it('a decision of before it can be undone', async () => {
    test.click(1);
    test.requests[0]?.fail(401);
    await settle();
    test.queue.enterPage();
    test.requests[1]?.succeed();
    await settle();
    await test.queue.undo();
    expect(test.undone).toEqual(['/reviews/1/undo']);
  });

  it('another user sees no failures of the one before', async () => {
    test.click(1);
    test.requests[0]?.fail();
    await settle();
    expect(test.state().failures).toHaveLength(1);
    test.queue.enterPage();
    expect(test.state().failures).toHaveLength(1);
    username = 'ben';
    test.queue.enterPage();
    expect(test.state().failures).toEqual([]);
  });

  it('decisions survive a reload', async () => {
    test.click(1);
    const reloaded = setUp();
    await settle();
    expect(reloaded.requests).toMatchObject([{ path: '/reviews/hostaway/1/approve', isApproved: true }]);
  });
});
