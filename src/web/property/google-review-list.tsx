import type { GoogleReviews } from '#contract/listings/google-reviews.ts';
import { googleCopy, googleOrder } from './copy.ts';
import { GoogleReviewCard } from './google-review-card.tsx';
import { webAddress } from './web-address.ts';

export interface GoogleReviewListProps {
  google: GoogleReviews;
  /** An ISO instant as text; by default in the locale and zone of the runtime. */
  formatTime?: (time: string) => string;
}

/** Google's reviews with the attribution, links and notice on their order that Google's terms require. */
export function GoogleReviewList({ google, formatTime = localTime }: GoogleReviewListProps) {
  if (google.reviews.length === 0) return <NoGoogleReviews />;
  const place = webAddress(google.mapsUri);
  return (
    <>
      <p className="google-notice">
        <span className="google-attribution" translate="no">
          {googleCopy.attribution}
        </span>
        <span>{googleOrder(google)}</span>
      </p>
      <ul className="google-list">
        {google.reviews.map((review) => (
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

export function NoGoogleReviews() {
  return <p className="google-empty">{googleCopy.empty}</p>;
}

function localTime(time: string): string {
  return new Date(time).toLocaleString();
}
