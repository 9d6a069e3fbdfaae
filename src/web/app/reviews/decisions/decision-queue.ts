import type { Query, QueryClient } from '@tanstack/react-query';
import type { Review } from '#contract/reviews/reviews.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import { hasStatus } from '#web/app/api/api-error.ts';
import type { Client } from '#web/app/api/client.ts';
import { decisionsQuery, keys } from '#web/app/api/queries.ts';
import { remembered } from '#web/app/session/remembered.ts';
import { store, stored, UNSAVED } from '#web/app/session/tab-storage.ts';
import { moveBetweenCounts, updateReview } from '../review-cache.ts';
import {
  type Change,
  type Decision,
  decisionOn,
  isTemporary,
  type MadeDecision,
  sendChange,
} from './change.ts';

/** A click within this many milliseconds after another user's change refers to the state before the change. */
const UNSEEN = 700;
/** Milliseconds before a change of a triage is sent again. */
const RETRY_DELAY = 3_000;

export interface FailedChange {
  change: Change;
  error: unknown;
}

/** A new object for each change. */
export interface QueueState {
  /** The changes that the server has not confirmed. They survive a reload and the end of the session. */
  waiting: readonly Change[];
  /** Why a change of a triage is being sent again. */
  problem: FailedChange | null;
  /** What the server refused: until it is dismissed, or its review is decided again. */
  failures: readonly FailedChange[];
  /** The last change of this page, if the server has saved it. */
  saved: Decision | null;
  /** The review as the last undo of this page restored it. */
  undone: Review | null;
}

const EMPTY: QueueState = { waiting: [], problem: null, failures: [], saved: null, undone: null };

interface DecideOptions {
  /** Milliseconds before it is sent. Until then the key may turn out to be part of a word. */
  hold?: number;
  batch?: string;
}

/** The changes of an earlier page load or session of the same user. */
const storedChanges = () => stored<Change[]>(UNSAVED.decisions) ?? [];

export type DecisionQueue = ReturnType<typeof createDecisionQueue>;

/**
 * Decides about reviews. A decision shows at once; a refusal rolls back to the state of the server. Each review, and each
 * triage, has one request at a time, so that changes cannot overtake each other; of the decisions about one review that
 * are not sent yet, only the last is.
 */
export function createDecisionQueue({ client, queryClient }: { client: Client; queryClient: QueryClient }) {
  let state: QueueState = { ...EMPTY, waiting: storedChanges() };
  const subscribers = new Set<() => void>();
  /** The first change of each lane, with what delays it. */
  const active = new Map<string | number, Change>();
  const holds = new Map<Change, Promise<void>>();
  const callers = new Map<Change, (review?: Review) => void>();
  const changedAt = new Map<number, number>();
  /** The reviews that were decided on this page, the last one last. The server undoes only the last decision on each. */
  let decided: readonly Review[] = [];
  /** False before the first page, and after the end of the session: changes then wait for `enterPage`. */
  let isRunning = false;
  /** The user who made these changes. */
  let { username } = remembered();
  /** Changes that were sent at least once, so the server may already have made them. */
  const attempted = new WeakSet<Change>(state.waiting);
  /** The server refused a decision because the review has changed: the lists are out of date. */
  let isOutdated = false;
  /** Ends the pause before the next attempt. */
  let wake: () => void = () => undefined;

  function set(next: Partial<QueueState>): void {
    state = { ...state, ...next };
    if (next.waiting) store(UNSAVED.decisions, state.waiting.length === 0 ? undefined : state.waiting);
    for (const subscriber of subscribers) subscriber();
  }

  function showReview({ review }: Change, to: ReviewDecision): void {
    updateReview(queryClient, review.id, (cached) =>
      decisionOn(cached) === to ? cached : decidedAs(cached, to, review),
    );
  }

  function show(change: Change, from: ReviewDecision, to: ReviewDecision): void {
    showReview(change, to);
    moveBetweenCounts(queryClient, change.review, from, to);
  }

  const laneOf = ({ batch, review }: Change) => batch ?? review.id;
  const isSent = (change: Change) => active.get(laneOf(change)) === change && !holds.has(change);
  const changesOf = ({ id }: Pick<Review, 'id'>) => state.waiting.filter(({ review }) => review.id === id);

  /** @returns a promise of the review after an undo; of undefined after other changes, or if it was not saved */
  function add(change: Change, hold = 0): Promise<Review | undefined> {
    if (hold > 0) holds.set(change, new Promise((resolve) => setTimeout(resolve, hold)));
    const result = new Promise<Review | undefined>((resolve) => callers.set(change, resolve));
    set({ waiting: [...state.waiting, change] });
    void runLane(laneOf(change));
    return result;
  }

  function remove(...removed: readonly Change[]): void {
    set({ waiting: state.waiting.filter((change) => !removed.includes(change)) });
    for (const change of removed) {
      callers.get(change)?.();
      callers.delete(change);
    }
  }

  async function runLane(lane: string | number): Promise<void> {
    if (active.has(lane)) return;
    for (;;) {
      const next = isRunning ? state.waiting.find((change) => laneOf(change) === lane) : undefined;
      if (!next) break;
      active.set(lane, next);
      const hold = holds.get(next);
      if (hold) await hold;
      holds.delete(next);
      if (state.waiting.includes(next)) await attempt(next);
    }
    active.delete(lane);
    if (isRunning && state.waiting.length === 0) refresh();
  }

  async function attempt(change: Change): Promise<void> {
    const isRepeated = attempted.has(change);
    attempted.add(change);
    try {
      const review = await sendChange(client, change, isRepeated);
      if (state.problem?.change === change) set({ problem: null });
      saved(change, review);
    } catch (error) {
      if (hasStatus(error, 401)) isRunning = false;
      else if (change.batch && isTemporary(error)) {
        set({ problem: { change, error } });
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, RETRY_DELAY);
        });
      } else refuse(change, error);
    }
  }

  function saved(change: Change, review: Review): void {
    void queryClient.invalidateQueries({ queryKey: decisionsQuery(client, change.review.id).queryKey });
    if (change.kind === 'undo' && !change.batch) {
      let before = review;
      updateReview(queryClient, review.id, (cached) => {
        before = cached;
        return review;
      });
      moveBetweenCounts(queryClient, review, decisionOn(before), decisionOn(review));
      set({ undone: review });
      callers.get(change)?.(review);
    }
    if (change.kind === 'decide' && !change.batch) set({ saved: change });
    remove(change);
    // It was made before a reload, and the lists do not show it.
    if (change.kind === 'decide' && changesOf(change.review).length === 0) showReview(change, change.to);
  }

  /** What the person wanted after the refused change is based on it, and is not sent either. */
  function refuse(change: Change, error: unknown): void {
    const { review } = change;
    const dropped = change.kind === 'reason' ? [change] : changesOf(review);
    const [first, ...later] = dropped.filter((each): each is Decision => each.kind === 'decide');
    if (first) show(first, (later.at(-1) ?? first).to, first.from);
    forget(review);
    isOutdated ||= hasStatus(error, 409);
    if (state.problem?.change === change) set({ problem: null });
    set({ failures: [...failuresWithout(review), { change, error }] });
    remove(...dropped);
  }

  const failuresWithout = ({ id }: Review) => state.failures.filter(({ change }) => change.review.id !== id);

  function forget({ id }: Review): void {
    decided = decided.filter((review) => review.id !== id);
  }

  function forgetUndecided(review: Review): void {
    if (changesOf(review).length === 0) forget(review);
  }

  /** Reads the counts and what guests see again, and what may be older than the last click. */
  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: keys.stats });
    void queryClient.invalidateQueries({ queryKey: keys.ratingDistribution });
    const predicate = ({ state: query }: Query) => isOutdated || query.fetchStatus === 'fetching';
    for (const queryKey of [keys.reviews, keys.review])
      void queryClient.invalidateQueries({ queryKey, predicate });
    isOutdated = false;
  }

  /** @returns the decision, or null if others have just changed the review */
  function decide(review: Review, to: MadeDecision, { hold, batch }: DecideOptions = {}): Decision | null {
    if (performance.now() - (changedAt.get(review.id) ?? Number.NEGATIVE_INFINITY) < UNSEEN) return null;
    set({ failures: failuresWithout(review), saved: null, undone: null });
    // An answer from before this click would undo it on the screen.
    void queryClient.cancelQueries({ queryKey: keys.stats });
    const change = changesOf(review).at(-1);
    const last = change?.kind === 'decide' ? change : undefined;
    const before = last?.to ?? decisionOn(review);
    const unsent = last && !isSent(last) ? last : undefined;
    const decision: Decision = { kind: 'decide', review, from: unsent?.from ?? before, to, batch };
    forget(review);
    decided = [...decided, review];
    show(decision, before, to);
    if (unsent) remove(unsent);
    if (unsent?.from !== to) void add(decision, hold);
    else forgetUndecided(review);
    return decision;
  }

  /** Takes back a decision that is not sent yet, with what followed it. @returns whether it was not sent */
  function cancel(decision: Decision): boolean {
    if (!state.waiting.includes(decision) || isSent(decision)) return false;
    show(decision, decision.to, decision.from);
    const changes = changesOf(decision.review);
    remove(...changes.slice(changes.indexOf(decision)));
    forgetUndecided(decision.review);
    return true;
  }

  /** Makes a decision. @returns a function that takes it back if it was not sent yet; undefined if the decision was ignored */
  const retractable = (review: Review, to: MadeDecision, hold?: number) => {
    const decision = decide(review, to, { ...(hold && { hold }) });
    return decision ? () => void cancel(decision) : undefined;
  };

  /** The changes that were not saved before a reload or the end of the session of the same user. */
  const interrupted = () => (storedChanges().length === 0 ? [] : state.waiting);

  const without = (failure: FailedChange) => state.failures.filter((each) => each !== failure);

  return {
    subscribe(subscriber: () => void) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    snapshot: () => state,
    interrupted,
    /** Called by each page that decides: notices of the previous one end, and what was interrupted is sent. */
    enterPage() {
      const isContinued = isRunning && username === remembered().username;
      if (isContinued) set({ saved: null, undone: null });
      else {
        ({ username } = remembered());
        isRunning = true;
        callers.clear();
        set({ ...EMPTY, waiting: interrupted() });
      }
      // The notices of those that are still to be saved are on this page.
      decided = state.waiting.flatMap(({ kind, batch, review }) =>
        kind === 'decide' && !batch ? review : [],
      );
      for (const lane of new Set(state.waiting.map(laneOf))) void runLane(lane);
    },
    decide,
    cancel,
    add,
    /** Approves a pending review, disapproves an approved one. */
    toggle: (review: Review) =>
      retractable(review, decisionOn(review) === 'approved' ? 'unpublished' : 'approved'),
    approve: (review: Review, hold?: number) => retractable(review, 'approved', hold),
    keepUnpublished: (review: Review, hold?: number) => retractable(review, 'unpublished', hold),
    /** Undoes the last decision made on this page; repeated calls undo earlier ones. @returns the restored review */
    async undo(): Promise<Review | undefined> {
      const review = decided.at(-1);
      if (!review) return;
      forget(review);
      set({ failures: failuresWithout(review), saved: null, undone: null });
      return add({ kind: 'undo', review });
    },
    /** Sends a failed change again at once. */
    retry(failure?: FailedChange) {
      if (!failure) return wake();
      const { change } = failure;
      if (change.kind === 'decide') decide(change.review, change.to);
      else {
        set({ failures: without(failure) });
        void add(change);
      }
    },
    dismiss: (failure: FailedChange) => set({ failures: without(failure) }),
    /** Whether a change is still waiting for its response. */
    isPending: () => state.waiting.length > 0,
    /** Ignores clicks on reviews that others have just approved or disapproved, until the change can be seen. */
    ignoreClicks(reviewIds: readonly number[]) {
      const now = performance.now();
      for (const [id, at] of changedAt) if (now - at > UNSEEN) changedAt.delete(id);
      for (const id of reviewIds) changedAt.set(id, now);
    },
  };
}

/**
 * A review after a decision here: an earlier reason belongs to an earlier decision.
 *
 * @param before the review before it, whose own decision may be the one to show
 */
function decidedAs(
  { reason: _earlier, ...review }: Review,
  decision: ReviewDecision,
  before: Review,
): Review {
  const isApproved = decision === 'approved';
  if (decision !== decisionOn(before)) {
    return { ...review, isApproved, decision, decidedBy: remembered().username };
  }
  const { reason, decidedBy } = before;
  return { ...review, isApproved, decision, ...(reason && { reason }), ...(decidedBy && { decidedBy }) };
}
