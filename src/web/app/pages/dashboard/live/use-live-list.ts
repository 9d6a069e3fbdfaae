import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { calls } from '#contract/paths.ts';
import type { Review, ReviewList, ReviewStats } from '#contract/reviews.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { ApiError } from '#web/app/api/api-error.ts';
import { listenForNews } from '#web/app/api/live.ts';
import { decisionsQuery, reviewsQuery, statsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { type DashboardSearch, listQuery } from '../dashboard-search.ts';
import { type Asked, broughtUpToDate, goneFrom } from './brought-up-to-date.ts';

/** Milliseconds. All who look at once would else ask at once, */
const SPREAD = 200;
/** what is on its way, or under somebody's pointer, is waited for, */
const SOON = 300;
/** and what cannot be read is tried again, each time later. */
const LATER = 3_000;
const LATEST = 60_000;
/** Of more reviews that have left the list nobody needs to see one by one what became of them. */
const MOST_ALONE = 5;

/** All is shown; or something is on its way; or a row is under somebody's pointer. */
type Outcome = 'done' | 'busy' | 'touched';

/** What else goes on in the list. */
export interface Doings {
  /** The list is being asked for anyway. */
  isFetching: boolean;
  /** A decision made here is on its way. */
  isBusy: () => boolean;
  /** Is told which reviews others have turned over. */
  noteTurned: (reviewIds: readonly number[]) => void;
}

/**
 * Follows what others do meanwhile: counts and how rows stand change where they are. Rows neither come, go nor move by
 * themselves.
 *
 * @returns whether only a new list would show all of it
 */
export function useLiveList(search: DashboardSearch, { isFetching, isBusy, noteTurned }: Doings): boolean {
  const { client, config } = useAppContext();
  const queryClient = useQueryClient();
  const [outdated, setOutdated] = useState<string | null>(null);
  const query = listQuery(search);
  const { queryKey } = reviewsQuery(client, query);
  const key = hashKey(queryKey);
  // A list that is asked for anew will be a new one.
  if (isFetching && outdated !== null) setOutdated(null);

  const catchUp = useEffectEvent(async (): Promise<Outcome> => {
    const shown = queryClient.getQueryData<ReviewList>(queryKey);
    if (!shown || isFetching || isBusy()) return 'busy';
    const asked: Asked = {
      limit: query.limit ?? DEFAULT_PAGE_SIZE,
      offset: query.offset ?? 0,
      belongs: ({ isApproved }) => query.approved === undefined || query.approved === isApproved,
    };
    const [now, stats] = await Promise.all([
      client.get<ReviewList>(calls.reviews(), { query }),
      client.get<ReviewStats>(calls.reviewStats(), { query: { listingId: query.listingId } }),
    ]);
    const gone = goneFrom(shown, now, asked);
    const alone = gone.length > MOST_ALONE ? [] : await Promise.all(gone.map(({ id }) => readAlone(id)));
    const found = alone.filter((review) => review !== null);
    const brought = broughtUpToDate(shown, now, found, asked);
    // What was clicked meanwhile is newer than these answers.
    if (isBusy() || queryClient.getQueryData(queryKey) !== shown) return 'busy';
    const list = withoutTouched(shown, brought.list);
    const turned = turnedOver(shown, list);
    noteTurned(turned);
    queryClient.setQueryData(statsQuery(client, query.listingId).queryKey, stats);
    queryClient.setQueryData(queryKey, list);
    setOutdated(brought.isOutdated ? key : null);
    // Nobody can have seen it before it is drawn.
    requestAnimationFrame(() => noteTurned(turned));
    for (const id of turned) {
      void queryClient.invalidateQueries({ queryKey: decisionsQuery(client, id).queryKey });
    }
    return list === brought.list ? 'done' : 'touched';
  });

  /** Null for one that is in no list any more. */
  const readAlone = async (id: number): Promise<Review | null> => {
    try {
      const review = await client.get<Review>(calls.review(id));
      return review.isWithdrawn ? null : review;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  };

  useEffect(() => {
    let hasNews = false;
    let isUndone = false;
    let isLooking = false;
    let isOver = false;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      await pause(Math.random() * SPREAD);
      let delay = LATER;
      while ((hasNews || isUndone) && !isOver) {
        hasNews = false;
        try {
          const outcome = await catchUp();
          delay = LATER;
          isUndone = outcome !== 'done';
          if (isUndone) await pause(SOON);
          while (outcome === 'touched' && !hasNews && !isOver && touchedIds().size > 0) await pause(SOON);
        } catch {
          // What is shown stays as it was, which is no failure of the page.
          isUndone = true;
          await pause(delay);
          delay = Math.min(2 * delay, LATEST);
        }
      }
      isLooking = false;
    };
    const end = listenForNews({
      base: config.apiBase,
      onNews: ({ after }) => {
        client.heard(after);
        hasNews = true;
        void look();
      },
    });
    return () => {
      isOver = true;
      end();
    };
  }, [config.apiBase, client]);

  return outdated === key;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Both have the same rows. */
function turnedOver(shown: ReviewList, next: ReviewList): readonly number[] {
  const turned = shown.reviews.filter(
    ({ isApproved }, index) => next.reviews[index]?.isApproved === !isApproved,
  );
  return turned.map(({ id }) => id);
}

/**
 * The next list, in which a row whose action is under the pointer or the focus stands as before: a click that was meant
 * for the one state would else meet the other.
 */
function withoutTouched(shown: ReviewList, next: ReviewList): ReviewList {
  const touched = touchedIds();
  const isHeld = (before: Review, after: Review | undefined) =>
    touched.has(before.id) && before.isApproved !== after?.isApproved;
  if (!shown.reviews.some((before, index) => isHeld(before, next.reviews[index]))) return next;
  const reviews = next.reviews.map((after, index) => {
    const before = shown.reviews[index];
    return before && isHeld(before, after) ? before : after;
  });
  return { ...next, reviews };
}

/** A finger that has left the screen hovers over nothing, though browsers keep saying so. */
function touchedIds(): ReadonlySet<number> {
  const hovers = matchMedia('(hover: hover)').matches;
  const actions = document.querySelectorAll<HTMLElement>(
    `[data-approved]:is(:focus-visible${hovers ? ', :hover' : ''})`,
  );
  return new Set(
    [...actions].map((action) => Number(action.closest<HTMLElement>('[data-review]')?.dataset.review)),
  );
}
