import { useQuery } from '@tanstack/react-query';
import type { ReviewListQuery } from '#contract/reviews.ts';
import { reviewsQuery, statsQuery, syncQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Spinner } from '#web/property/spinner.tsx';
import { emptyCopy } from './copy.ts';
import { EmptyState } from './empty-state.tsx';

/** The page looks again after this many milliseconds: often while the first reviews are on their way. */
const PAUSE = 2_000;
const LONG_PAUSE = 10_000;

/** Stands where not a single review is known: either the first sync is at it, or there is nothing yet. */
export function FirstSync({ query }: { query: ReviewListQuery }) {
  const { client } = useAppContext();
  const sync = useQuery({ ...syncQuery(client), refetchInterval: PAUSE });
  const isRunning = sync.data?.running === true;
  const refetchInterval = isRunning ? PAUSE : LONG_PAUSE;
  useQuery({ ...reviewsQuery(client, query), refetchInterval });
  useQuery({ ...statsQuery(client, undefined), refetchInterval });
  return <EmptyState message={isRunning ? <Spinner label={emptyCopy.syncing} /> : emptyCopy.nothing} />;
}
