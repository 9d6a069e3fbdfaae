import type { GoogleReview } from '#contract/google-reviews.ts';
import { googleCopy } from './copy.ts';
import { GoogleReviewCard } from './google-review-card.tsx';
import { webAddress } from './web-address.ts';

export interface GoogleReviewListProps {
  reviews: readonly GoogleReview[];
  /** The place on Google Maps. */
  mapsUri: string | null;
  /** An ISO instant as text; by default in the locale and zone of whoever runs this. */
  formatTime?: (time: string) => string;
}

/** Google's reviews with the attribution, links and notice on their order that Google's terms ask for. */
export function GoogleReviewList({ reviews, mapsUri, formatTime = localTime }: GoogleReviewListProps) {
  if (reviews.length === 0) return <p className="google-empty">{googleCopy.empty}</p>;
  const place = webAddress(mapsUri);
  return (
    <>
      <p className="google-notice">
        <span className="google-attribution" translate="no">
          {googleCopy.attribution}
        </span>
        <span>{googleCopy.order}</span>
      </p>
      <ul className="google-list">
        {reviews.map((review) => (
          <li key={review.id}>
            <GoogleReviewCard review={review} formatTime={formatTime} />
          </li>
        ))}
      </ul>
      {place && (
        <p className="google-all">
          <a className="google-link" href={place} rel="nofollow">
            {googleCopy.allReviews}
          </a>
        </p>
      )}
    </>
  );
}

function localTime(time: string): string {
  return new Date(time).toLocaleString();
}
