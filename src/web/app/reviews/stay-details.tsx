import type { Review } from '#contract/reviews/reviews.ts';
import { shortDate } from '#domain/dates.ts';
import { originCopy, stayCopy } from './copy.ts';
import { categoryName } from './filters/copy.ts';
import { OriginText } from './origin-text.tsx';
import styles from './stay-details.module.css';

/** The fields of a review for managers only: its origin, the stay, the category ratings and private feedback. */
export function StayDetails({ review }: { review: Review }) {
  const { arrivalDate, departureDate, categories = [], privateFeedback } = review;
  const days = [
    arrivalDate && stayCopy.arrival(dayText(arrivalDate)),
    departureDate && stayCopy.departure(dayText(departureDate)),
  ].filter(Boolean);
  // The ids at Hostaway and on the channel.
  const reservation = [review.reservationId, review.channelReservationId].filter(Boolean).join(' · ');
  return (
    <dl className={styles.details}>
      {review.origin && (
        <div>
          <dt className="label">{originCopy.label}</dt>
          <dd>
            <OriginText origin={review.origin} />
          </dd>
        </div>
      )}
      {days.length > 0 && (
        <div>
          <dt className="label">{stayCopy.stay}</dt>
          <dd>{days.join(' ')}</dd>
        </div>
      )}
      {reservation && (
        <div>
          <dt className="label">{stayCopy.reservation}</dt>
          <dd>{reservation}</dd>
        </div>
      )}
      {categories.length > 0 && (
        <div>
          <dt className="label">{stayCopy.categories}</dt>
          <dd>
            <ul className={styles.categories}>
              {categories.map(({ category, rating }) => (
                <li key={category}>{stayCopy.categoryRating(categoryName(category), rating)}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {privateFeedback && (
        <div>
          <dt className="label">{stayCopy.privateFeedback}</dt>
          <dd className="written" dir="auto">
            {privateFeedback}
          </dd>
        </div>
      )}
    </dl>
  );
}

function dayText(day: string): string {
  return shortDate(new Date(`${day}T00:00:00Z`), 'UTC');
}
