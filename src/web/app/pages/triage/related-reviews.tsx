import { useQuery } from '@tanstack/react-query';
import type { Review, ReviewListQuery } from '#contract/reviews/reviews.ts';
import { goodAndBad, type ShownCount, shareShown } from '#domain/listings/rating-distribution.ts';
import { reviewsQuery } from '#web/app/api/queries.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Day } from '#web/app/reviews/day.tsx';
import { triageCopy } from './copy.ts';
import styles from './triage.module.css';

const SHOWN = 3;
const NEWEST = { sortBy: 'date', sortOrder: 'desc', limit: 5, offset: 0 } as const satisfies ReviewListQuery;

/** The average of the property, and the last reviews of the property and of the guest. */
export function RelatedReviews({ review, isSettled }: { review: Review; isSettled: boolean }) {
  const { client } = useAppContext();
  const { id, listingId, guestName } = review;
  const options = { enabled: isSettled, staleTime: 60_000 };
  const property = useQuery({ ...reviewsQuery(client, { ...NEWEST, listingId }), ...options }).data;
  const guest = useQuery({
    ...reviewsQuery(client, { ...NEWEST, search: guestName.slice(0, 200) }),
    ...options,
    enabled: isSettled && guestName.trim() !== '',
  }).data;
  const listing = property?.listings.find((each) => each.id === listingId);
  const others = (list: readonly Review[] = []) => list.filter((each) => each.id !== id).slice(0, SHOWN);
  const ofGuest = others(guest?.reviews.filter((each) => each.guestName === guestName));
  return (
    <div className={`stack ${styles.related}`}>
      <section className="stack-tiny">
        <h3>{triageCopy.property}</h3>
        {listing && <p className="note">{triageCopy.average(listing.averageRating, listing.totalReviews)}</p>}
        <Lines reviews={others(property?.reviews)} />
      </section>
      <section className="stack-tiny">
        <h3>{triageCopy.guest}</h3>
        {guest && ofGuest.length === 0 && <p className="note">{triageCopy.firstReview}</p>}
        <Lines reviews={ofGuest} />
      </section>
    </div>
  );
}

function Lines({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="note">
      {reviews.map(({ id, rating, reviewText, reviewDate }) => (
        <li key={id} className="cut" title={reviewText}>
          <Day at={reviewDate} />{' '}
          {triageCopy.otherReview(
            rating === null ? triageCopy.unrated : `★ ${rating.toFixed(1)}`,
            reviewText,
          )}
        </li>
      ))}
    </ul>
  );
}

interface ShownSharesProps {
  listingId: number;
  /** Whether the review has been shown long enough to load the rest. */
  isSettled: boolean;
}

/** Which shares of the best and of the bad reviews of a property guests see so far. It keeps its line while it loads. */
export function ShownShares({ listingId, isSettled }: ShownSharesProps) {
  const params = { id: listingId };
  const { data } = useRoute('GET /listings/:id/shown', { params }, { enabled: isSettled });
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
