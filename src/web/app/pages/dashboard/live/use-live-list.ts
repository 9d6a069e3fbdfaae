import { hashKey, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { hasStatus } from '#web/app/api/api-error.ts';
import type { Client } from '#web/app/api/client.ts';
import { decisionsQuery, keys, readReviews, reviewsQuery, statsQuery } from '#web/app/api/queries.ts';
import { useChanges } from '#web/app/api/use-changes.ts';
import { useAppContext } from '#web/app/app-context.ts';
import type { DecisionQueue } from '#web/app/reviews/decisions/decision-queue.ts';
import { filtersOf, listQuery, matchesDecision, type ReviewSearch } from '#web/app/reviews/review-search.ts';
import { type ListWindow, mergeList, missingFrom } from './merge-list.ts';

/** In milliseconds. All open dashboards get an event at once and spread their calls over this time. */
const SPREAD = 200;
const POLL_INTERVAL = 300;
const FIRST_RETRY = 3_000;
const LAST_RETRY = 60_000;
/** More missing reviews than this are not read one by one; the list is then outdated. */
const MAX_SINGLE_READS = 5;

const liveKey = ['live'] as const;

/**
 * Updates the displayed list and the counts after changes by other users: when the server sends an event, the list is
 * read again and merged into the cached one. Rows never appear, disappear or move; instead the list is marked as
 * `isOutdated`.
 */
export function useLiveList(
  search: ReviewSearch,
  { isPending, ignoreClicks }: Pick<DecisionQueue, 'isPending' | 'ignoreClicks'>,
): void {
  const { client, queryClient } = useAppContext();
  const events = useRef(0);
  const query = listQuery(search);
  const filters = filtersOf(search);
  const { gone = 0 } = search;
  const listKey = reviewsQuery(client, query, gone).queryKey;
  const isBusy = () => isPending() || queryClient.isFetching({ queryKey: keys.reviews }) > 0;

  /** @returns whether the screen shows every change that can be merged */
  async function update(signal: AbortSignal): Promise<boolean> {
    const shown = queryClient.getQueryData(listKey);
    if (!shown) return true;
    const window: ListWindow = {
      limit: query.limit ?? DEFAULT_PAGE_SIZE,
      offset: (query.offset ?? 0) + gone,
      matches: (review) => matchesDecision(search, review),
    };
    const [latest, stats] = await Promise.all([
      readReviews(client, query, gone, signal),
      client.request('GET /reviews/hostaway/stats', { query: filters, signal }),
    ]);
    const missing = missingFrom(latest, shown, window);
    const found =
      missing.length > MAX_SINGLE_READS
        ? []
        : await Promise.all(missing.map(({ id }) => readPublished(client, id, signal)));
    // Clicks and lists since then are newer than these answers.
    if (isBusy() || queryClient.getQueryData(listKey) !== shown) return false;
    const merged = mergeList(
      shown,
      latest,
      found.filter((review) => review !== null),
      window,
    );
    const reviews = keepTouchedRows(shown.reviews, merged.reviews);
    const changed = shown.reviews
      .filter(({ isApproved }, index) => reviews[index]?.isApproved === !isApproved)
      .map(({ id }) => id);
    ignoreClicks(changed);
    const { queryKey: statsKey } = statsQuery(client, filters);
    queryClient.setQueryData(statsKey, stats);
    queryClient.setQueryData(listKey, { ...merged, reviews });
    // The other counts: those of every status, and of the views.
    void queryClient.invalidateQueries({
      queryKey: keys.stats,
      predicate: ({ queryHash }) => queryHash !== hashKey(statsKey),
    });
    for (const id of changed) {
      void queryClient.invalidateQueries({ queryKey: decisionsQuery(client, id).queryKey });
    }
    return reviews === merged.reviews;
  }

  // The result goes into the cache of the list; this query adds cancelling and retries.
  useQuery({
    queryKey: [...liveKey, query, gone],
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    notifyOnChangeProps: [],
    retry: true,
    retryDelay: (failures) => Math.min(FIRST_RETRY * 2 ** failures, LAST_RETRY),
    queryFn: async ({ signal }) => {
      await pause(Math.random() * SPREAD, signal);
      let isComplete = false;
      let handled: number;
      do {
        while (isBusy()) await pause(POLL_INTERVAL, signal);
        handled = events.current;
        isComplete = await update(signal);
        while (!isComplete && handled === events.current && touchedReviews().size > 0)
          await pause(POLL_INTERVAL, signal);
      } while (!isComplete || handled !== events.current);
      return null;
    },
  });

  useChanges({
    onEvent: () => {
      events.current += 1;
      void queryClient.invalidateQueries({ queryKey: liveKey }, { cancelRefetch: false });
    },
  });
}

/** One review; null if it is no longer in any list. */
async function readPublished(client: Client, id: number, signal: AbortSignal): Promise<Review | null> {
  try {
    const review = await client.request('GET /reviews/hostaway/:id', { params: { id }, signal });
    return review.isWithdrawn ? null : review;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** Resolves after some milliseconds; rejects when the query is cancelled. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/**
 * The next rows, in which a row whose action is under the pointer or the focus keeps its approval: so that a click
 * never performs the opposite action.
 */
function keepTouchedRows(shown: readonly Review[], next: Review[]): Review[] {
  const touched = touchedReviews();
  const isKept = (before: Review | undefined, after: Review): before is Review =>
    before !== undefined && touched.has(before.id) && before.isApproved !== after.isApproved;
  if (!next.some((after, index) => isKept(shown[index], after))) return next;
  return next.map((after, index) => {
    const before = shown[index];
    return isKept(before, after) ? before : after;
  });
}

/** The reviews whose action is under the pointer or the focus. On touch screens browsers report hover after a tap. */
function touchedReviews(): ReadonlySet<number> {
  const canHover = matchMedia('(hover: hover)').matches;
  const actions = document.querySelectorAll<HTMLElement>(
    `[data-approved]:is(:focus-visible${canHover ? ', :hover' : ''})`,
  );
  return new Set(
    [...actions].map((action) => Number(action.closest<HTMLElement>('[data-review]')?.dataset.review)),
  );
}
