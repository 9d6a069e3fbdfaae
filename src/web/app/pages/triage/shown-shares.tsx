import { useQuery } from '@tanstack/react-query';
import { goodAndBad, type ShownCount, shareShown } from '#domain/listings/rating-distribution.ts';
import { ratingDistributionQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { triageCopy } from './copy.ts';

export interface ShownSharesProps {
  listingId: number;
  /** Whether the review has been shown long enough to load the rest. */
  isSettled: boolean;
}

/** Which shares of the best and of the bad reviews of a property guests see so far. It keeps its line while it loads. */
export function ShownShares({ listingId, isSettled }: ShownSharesProps) {
  const { client } = useAppContext();
  const { data } = useQuery({ ...ratingDistributionQuery(client, listingId), enabled: isSettled });
  const best = data?.byStars.find(({ stars }) => stars === 5);
  const bad = data && goodAndBad(data.byStars).bad;
  const shares = best && bad ? triageCopy.shownSoFar(shareOf(best), shareOf(bad)) : '';
  return <p className="note">{shares || NO_TEXT}</p>;
}

/** A line without text has its height too. */
const NO_TEXT = '\u00a0';

/** Null if there are no such reviews. */
function shareOf(count: ShownCount): number | null {
  return count.published === 0 ? null : shareShown(count);
}
