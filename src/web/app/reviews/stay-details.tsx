import type { ReactNode } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { shortDay } from '#domain/dates.ts';
import { originCopy, stayCopy } from './copy.ts';
import { categoryName } from './filters/copy.ts';
import { OriginText } from './origin-text.tsx';

/** The fields of a review for managers only: its origin, the stay, the category ratings and private feedback. */
export function StayDetails({ review }: { review: Review }) {
  const { arrivalDate, departureDate, categories = [], privateFeedback } = review;
  const days = [
    arrivalDate && stayCopy.arrival(shortDay(arrivalDate)),
    departureDate && stayCopy.departure(shortDay(departureDate)),
  ].filter(Boolean);
  // The ids at the source and on the channel.
  const reservation = [review.reservationId, review.channelReservationId].filter(Boolean).join(' · ');
  return (
    <dl className="stack-small small">
      <Fact label={originCopy.label}>{review.origin && <OriginText origin={review.origin} />}</Fact>
      <Fact label={stayCopy.stay}>{days.join(' ')}</Fact>
      <Fact label={stayCopy.reservation}>{reservation}</Fact>
      <Fact label={stayCopy.categories}>
        {categories.length > 0 && (
          <ul className="row">
            {categories.map(({ category, rating }) => (
              <li key={category}>{stayCopy.categoryRating(categoryName(category), rating)}</li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact label={stayCopy.privateFeedback}>
        {privateFeedback && (
          <p className="written" dir="auto">
            {privateFeedback}
          </p>
        )}
      </Fact>
    </dl>
  );
}

/** A fact with its name; nothing if it is unknown. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    children && (
      <div>
        <dt className="label">{label}</dt>
        <dd>{children}</dd>
      </div>
    )
  );
}
