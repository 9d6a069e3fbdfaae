import type { GoogleReview } from '#contract/google-reviews.ts';
import { Avatar } from './avatar.tsx';
import { googleCopy, propertyCopy, reviewCopy } from './copy.ts';
import { webAddress } from './web-address.ts';

export interface GoogleReviewCardProps {
  review: GoogleReview;
  formatTime: (time: string) => string;
}

/** One review as Google gave it: whole, unedited, with the way to its author and to itself. */
export function GoogleReviewCard({ review, formatTime }: GoogleReviewCardProps) {
  const text = review.text.trim();
  const link = webAddress(review.reviewUri);
  return (
    <article className="google-review">
      <header className="google-byline">
        <Avatar name={review.authorName} photoUri={review.authorPhotoUri} />
        <div>
          <h3 className="google-author">
            <Author name={review.authorName} uri={webAddress(review.authorUri)} />
          </h3>
          <p className="google-meta">
            <span className="google-chip" role="img" aria-label={propertyCopy.stars(review.rating)}>
              {googleCopy.chip(review.rating)}
            </span>
            <time dateTime={review.time} data-local="">
              {formatTime(review.time)}
            </time>
          </p>
        </div>
      </header>
      {text ? (
        <p className="google-text" dir="auto">
          {text}
        </p>
      ) : (
        <p className="google-silent">{reviewCopy.ratingOnly}</p>
      )}
      {link && (
        <a className="google-link" href={link} rel="nofollow">
          {googleCopy.openReview}
          <span className="visually-hidden">{googleCopy.openReviewBy(review.authorName)}</span>
        </a>
      )}
    </article>
  );
}

function Author({ name, uri }: { name: string; uri: string | null }) {
  if (uri === null) return <bdi>{name}</bdi>;
  return (
    <a className="google-author-link" href={uri} rel="nofollow">
      <bdi>{name}</bdi>
    </a>
  );
}
