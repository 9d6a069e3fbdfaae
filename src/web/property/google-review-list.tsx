import type { GoogleReviews } from '#contract/listings/google-reviews.ts';
import { GOOGLE_ATTRIBUTION } from './copy.ts';
import { GoogleReviewCard } from './google-review-card.tsx';
import { useTexts } from './texts.ts';
import { webAddress } from './web-address.ts';

export interface GoogleReviewListProps {
  google: GoogleReviews;
  /** An ISO instant as text; by default in the locale and zone of the runtime. */
  formatTime?: (time: string) => string;
}

/** Google's reviews with the attribution, links and notice on their order that Google's terms require. */
export function GoogleReviewList({ google, formatTime = localTime }: GoogleReviewListProps) {
  const { google: copy } = useTexts();
  const { chosenBy, sortBy, sortOrder } = google;
  if (google.reviews.length === 0) return <NoGoogleReviews />;
  const place = webAddress(google.mapsUri);
  return (
    <>
      <p className="google-notice quiet">
        <span className="google-attribution" translate="no">
          {GOOGLE_ATTRIBUTION}
        </span>
        <span>{copy.chosenBy[chosenBy](copy.orders[sortBy][sortOrder])}</span>
      </p>
      <ul>
        {google.reviews.map((review) => (
          <li key={review.id}>
            <GoogleReviewCard review={review} formatTime={formatTime} />
          </li>
        ))}
      </ul>
      {place && (
        <p className="google-all">
          <a className="google-link" href={place} rel="nofollow">
            {copy.allReviews}
          </a>
        </p>
      )}
    </>
  );
}

export function NoGoogleReviews() {
  const { google } = useTexts();
  return <p className="google-empty">{google.empty}</p>;
}

const localTime = (time: string): string => new Date(time).toLocaleString();
