import type { Listing } from '#contract/listings/listing.ts';
import type { Review, ReviewListQuery } from '#contract/reviews/reviews.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import type { Client } from '#web/app/api/client.ts';
import type { Change, Decision, MadeDecision } from '#web/app/reviews/decisions/change.ts';
import type { DecisionQueue, FailedChange } from '#web/app/reviews/decisions/decision-queue.ts';
import { listQuery, matchesDecision, type ReviewSearch } from '#web/app/reviews/review-search.ts';
import { type Outcome, triageCopy } from './copy.ts';

const PAGE = 50;
/** The next page is requested when fewer reviews than this are left. */
const AHEAD = 25;

export interface Step {
  review: Review;
  outcome: Outcome;
  /** Null for a review that is skipped or undone. */
  decision: Decision | null;
}

/** What the screen shows. A new object for each change. */
export interface TriageState {
  /** The reviews that are loaded, in the order of the list. */
  reviews: readonly Review[];
  /** The review to decide; undefined when none is left. */
  review: Review | undefined;
  /** How many reviews come before it in the session. */
  position: number;
  /** The last step is the first that `undo` takes back. */
  steps: readonly Step[];
  /** The decisions that the server refused. */
  failures: readonly FailedChange[];
  /** How many reviews matched when the session began; undefined until that is known. */
  total: number | undefined;
  isTotalExact: boolean;
  listings: readonly Listing[];
  isLoading: boolean;
  /** What could not be read, and a function that tries it again. */
  loadFailure: { message: string; retry: () => void } | null;
}

export type TriageSession = ReturnType<typeof openTriage>;

/** Decides the reviews of a list one after the other. The screen moves on at once; the queue sends the decisions. */
export function openTriage(client: Client, queue: DecisionQueue, search: ReviewSearch) {
  const query: ReviewListQuery = { ...listQuery(search), limit: PAGE, offset: 0 };
  // What a reload or the end of the session has interrupted belongs to the same triage, and is not asked again.
  const interrupted = queue.interrupted();
  const batch = interrupted.find((change) => change.batch)?.batch ?? randomUuid();
  const subscribers = new Set<() => void>();
  let reviews: readonly Review[] = [];
  let taken = stepsOf(interrupted.filter((change) => change.batch === batch));
  let isComplete = false;
  let list: Pick<TriageState, 'total' | 'isTotalExact' | 'listings' | 'isLoading' | 'loadFailure'> = {
    total: undefined,
    isTotalExact: true,
    listings: [],
    isLoading: false,
    loadFailure: null,
  };
  let state = derive();

  function derive(): TriageState {
    const failures = queue.snapshot().failures.filter(({ change }) => change.batch === batch);
    const failed = new Set(failures.map(({ change }) => change));
    const steps = taken.filter(({ decision }) => decision === null || !failed.has(decision));
    const undecided = failures.filter(({ change }) => change.kind !== 'reason');
    const done = new Set(
      [...steps, ...undecided.map(({ change }) => change)].map(({ review: { id } }) => id),
    );
    const review = reviews.find(({ id }) => !done.has(id));
    return { ...list, reviews, review, position: done.size, steps, failures };
  }

  function update(change: Partial<typeof list> = {}): void {
    list = { ...list, ...change };
    state = derive();
    for (const subscriber of subscribers) subscriber();
  }

  function addReviews(added: readonly Review[]): void {
    const known = new Set(reviews.map(({ id }) => id));
    reviews = [...reviews, ...added.filter(({ id }) => !known.has(id))];
  }

  async function attempt(act: () => Promise<void>): Promise<void> {
    update({ loadFailure: null });
    try {
      await act();
    } catch (error) {
      const retry = () => void attempt(act);
      update({ loadFailure: { message: messageOr(error, triageCopy.loadFailed), retry } });
    }
  }

  const load = (read: () => Promise<Partial<typeof list>>) =>
    attempt(async () => {
      update({ isLoading: true });
      try {
        update(await read());
      } finally {
        update({ isLoading: false });
      }
    });

  const readPage = async (offset: number) => {
    const page = await client.request('GET /reviews/hostaway', { query: { ...query, offset } });
    addReviews(page.reviews);
    return page;
  };

  /** Requests the next page if few reviews are left. */
  async function loadAhead(): Promise<void> {
    if (list.isLoading || isComplete || reviews.length - state.position > AHEAD) return;
    await load(async () => {
      const { total, isTotalExact, listings, ...page } = await readPage(stillListed(state, search));
      isComplete = page.reviews.length < PAGE;
      return list.total === undefined ? { total, isTotalExact, listings } : {};
    });
  }

  function step(outcome: MadeDecision | 'skipped', hold = 0): (() => void) | undefined {
    const { review } = state;
    if (!review) return;
    const decision = outcome === 'skipped' ? null : queue.decide(review, outcome, { hold, batch });
    if (outcome !== 'skipped' && decision === null) return;
    const own = { review, outcome, decision };
    taken = [...state.steps, own];
    update();
    void loadAhead();
    return () => {
      if (state.steps.at(-1) !== own || (decision && !queue.cancel(decision))) return;
      taken = state.steps.filter((each) => each !== own);
      update();
    };
  }

  return {
    batch,
    startedAt: Date.now(),
    snapshot: () => state,
    subscribe(subscriber: () => void) {
      subscribers.add(subscriber);
      const unsubscribe = queue.subscribe(() => update());
      return () => {
        subscribers.delete(subscriber);
        unsubscribe();
      };
    },
    loadAhead,
    /** Adds the reviews that match now and were not shown. */
    loadMissed: () =>
      load(async () => {
        for (let offset = 0, total = 1; offset < total; offset += PAGE) ({ total } = await readPage(offset));
        return { total: reviews.length };
      }),
    /**
     * @param hold milliseconds before it is sent
     * @returns a function that cancels the decision if it was not sent yet; undefined if there is no review to decide
     */
    approve: (hold?: number) => step('approved', hold),
    keepUnpublished: (hold?: number) => step('unpublished', hold),
    skip: () => step('skipped'),
    /** Undoes the last step and shows its review again. */
    undo() {
      const last = state.steps.at(-1);
      if (!last) return;
      taken = state.steps.slice(0, -1);
      const { review, decision } = last;
      if (decision && !queue.cancel(decision)) void queue.add({ kind: 'undo', review, batch });
      update();
    },
    /** After the server has undone the batch. @param kept the reviews that were decided again, and stay decided */
    markUndone(kept: readonly Pick<Review, 'id'>[]) {
      const ids = new Set(kept.map(({ id }) => id));
      taken = taken.map((step) =>
        isLeft(step) || ids.has(step.review.id)
          ? step
          : { review: step.review, outcome: 'undone', decision: null },
      );
      update();
    },
    /** Shows the reviews again that were skipped or undone. */
    goOn() {
      taken = taken.filter((step) => !isLeft(step));
      update();
    },
    explain: (review: Review, reason: string) => void queue.add({ kind: 'reason', review, reason, batch }),
    /** Replaces a loaded review by its present version. */
    update(present: Review) {
      reviews = reviews.map((review) => (review.id === present.id ? present : review));
      update();
    },
    /** Shows a review again whose decision was refused. */
    reopen: (failure: FailedChange) =>
      attempt(async () => {
        const { id } = failure.change.review;
        const present = await client.request('GET /reviews/hostaway/:id', { params: { id } });
        taken = taken.filter(({ review }) => review.id !== id);
        reviews = reviews.map((review) => (review.id === id ? present : review));
        queue.dismiss(failure);
      }),
  };
}

/**
 * The offset of the first review that is not loaded: decided ones may have left the list. It is rather too small than too
 * large, because known reviews are left out and skipped ones would be missed.
 */
function stillListed({ reviews, steps }: TriageState, search: ReviewSearch): number {
  const outcomes = new Map(steps.map(({ review, outcome }) => [review.id, outcome]));
  return reviews.filter(({ id }) => {
    const outcome = outcomes.get(id);
    if (outcome === undefined || outcome === 'skipped' || outcome === 'undone') return true;
    return matchesDecision(search, { isApproved: outcome === 'approved', decision: outcome });
  }).length;
}

/** The steps of changes, without those that were undone. */
function stepsOf(changes: readonly Change[]): readonly Step[] {
  return changes.flatMap((change, index) => {
    if (change.kind !== 'decide') return [];
    const { review, to } = change;
    const isUndone = changes
      .slice(index)
      .some(({ kind, review: { id } }) => kind === 'undo' && id === review.id);
    return isUndone ? [] : [{ review, outcome: to, decision: change }];
  });
}

/** Whether its review is still to be decided. */
export const isLeft = ({ outcome }: Step) => outcome === 'skipped' || outcome === 'undone';

export function outcomeCounts(steps: readonly Step[]): Record<Outcome, number> {
  const counts: Record<Outcome, number> = { approved: 0, unpublished: 0, skipped: 0, undone: 0 };
  for (const { outcome } of steps) counts[outcome] += 1;
  return counts;
}

/** `crypto.randomUUID` exists only on secure origins. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
