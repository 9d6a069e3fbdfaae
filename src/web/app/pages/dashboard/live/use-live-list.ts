import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveNews } from '#contract/live.ts';
import { calls } from '#contract/paths.ts';
import type { Review, ReviewList, ReviewStats } from '#contract/reviews.ts';
import { ApiError } from '../../../api/api-error.ts';
import { listenForNews } from '../../../api/live.ts';
import { reviewsQuery, statsQuery } from '../../../api/queries.ts';
import { useAppContext } from '../../../app-context.ts';
import { type DashboardSearch, listQuery } from '../dashboard-search.ts';
import { broughtUpToDate, goneFrom } from './brought-up-to-date.ts';

/** Milliseconds. All who look at once would else ask at once, */
const SPREAD = 200;
/** what is on its way is waited for, */
const SOON = 500;
/** and what could not be read, or stays as it is under somebody's pointer, is looked at again. */
const LATER = 3_000;
/** Of more reviews that have left the list nobody needs to see one by one what became of them. */
const MOST_ALONE = 5;

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

  /** @returns after how many milliseconds to try again; null when all is shown */
  const catchUp = useEffectEvent(async ({ after }: LiveNews): Promise<number | null> => {
    const shown = queryClient.getQueryData<ReviewList>(queryKey);
    if (!shown || isFetching || isBusy()) return SOON;
    const belongs = ({ isApproved }: Review) => query.approved === undefined || query.approved === isApproved;
    const [now, stats] = await Promise.all([
      client.get<ReviewList>(calls.reviews(), { query, after }),
      client.get<ReviewStats>(calls.reviewStats(), { query: { listingId: query.listingId }, after }),
    ]);
    const gone = goneFrom(shown, now, belongs);
    const alone = gone.length > MOST_ALONE ? [] : await Promise.all(gone.map(({ id }) => readAlone(id)));
    const brought = broughtUpToDate(
      shown,
      now,
      alone.filter((found) => found !== null),
      belongs,
    );
    // What was clicked meanwhile is newer than these answers.
    if (isBusy() || queryClient.getQueryData(queryKey) !== shown) return SOON;
    const list = withoutTouching(shown, brought.list);
    noteTurned(turnedOver(shown, list));
    queryClient.setQueryData(statsQuery(client, query.listingId).queryKey, stats);
    queryClient.setQueryData(queryKey, list);
    setOutdated(brought.isOutdated ? key : null);
    return list === brought.list ? null : LATER;
  });

  /** Null for one that was withdrawn. */
  const readAlone = async (id: number): Promise<Review | null> => {
    try {
      return await client.get<Review>(calls.review(id));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  };

  useEffect(() => {
    let latest: LiveNews | null = null;
    let isLooking = false;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      let pause = Math.random() * SPREAD;
      while (latest) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        const news: LiveNews | null = latest;
        if (!news) break;
        const again = await catchUp(news).catch(() => LATER);
        if (again === null && latest === news) latest = null;
        pause = again ?? SPREAD;
      }
      isLooking = false;
    };
    const end = listenForNews({
      base: config.apiBase,
      onNews: (news) => {
        latest = news;
        void look();
      },
    });
    return () => {
      latest = null;
      end();
    };
  }, [config.apiBase]);

  return outdated === key;
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
function withoutTouching(shown: ReviewList, next: ReviewList): ReviewList {
  const action = document.querySelector('[data-review] button:is(:hover, :focus-visible)');
  const touched = action?.closest<HTMLElement>('[data-review]')?.dataset.review;
  const index = shown.reviews.findIndex(({ id }) => String(id) === touched);
  const before = shown.reviews[index];
  if (!before || before.isApproved === next.reviews[index]?.isApproved) return next;
  return { ...next, reviews: next.reviews.with(index, before) };
}
