import { useQuery } from '@tanstack/react-query';
import type { Review, ReviewListQuery } from '#contract/reviews/reviews.ts';
import { shortDate } from '#domain/dates.ts';
import { reviewsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { triageCopy } from './copy.ts';
import styles from './triage.module.css';

const SHOWN = 3;
const NEWEST = { sortBy: 'date', sortOrder: 'desc', limit: 5, offset: 0 } as const satisfies ReviewListQuery;

export interface RelatedReviewsProps {
  review: Review;
  isSettled: boolean;
  timeZone: string;
}

/** The average of the property, and the last reviews of the property and of the guest. */
export function RelatedReviews({ review, isSettled, timeZone }: RelatedReviewsProps) {
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
    <div className={styles.related}>
      <section className={styles.part}>
        <h3>{triageCopy.property}</h3>
        {listing && <p className="note">{triageCopy.average(listing.averageRating, listing.totalReviews)}</p>}
        <Lines reviews={others(property?.reviews)} timeZone={timeZone} />
      </section>
      <section className={styles.part}>
        <h3>{triageCopy.guest}</h3>
        {guest && ofGuest.length === 0 && <p className="note">{triageCopy.firstReview}</p>}
        <Lines reviews={ofGuest} timeZone={timeZone} />
      </section>
    </div>
  );
}

function Lines({ reviews, timeZone }: { reviews: readonly Review[]; timeZone: string }) {
  return (
    <ul className={`note ${styles.lines}`}>
      {reviews.map(({ id, rating, reviewText, reviewDate }) => (
        <li key={id} title={reviewText}>
          <time dateTime={reviewDate}>{shortDate(new Date(reviewDate), timeZone)}</time>{' '}
          {triageCopy.otherReview(
            rating === null ? triageCopy.unrated : `★ ${rating.toFixed(1)}`,
            reviewText,
          )}
        </li>
      ))}
    </ul>
  );
}
