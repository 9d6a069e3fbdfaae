import type { GoogleReview } from '#contract/listings/google-reviews.ts';
import { textLanguage } from '#domain/reviews/text-language.ts';
import { Avatar } from './avatar.tsx';
import { useTexts } from './texts.ts';
import { webAddress } from './web-address.ts';

export interface GoogleReviewCardProps {
  review: GoogleReview;
  formatTime: (time: string) => string;
}

/** One review as Google returned it: complete, unedited, with links to its author, to itself and to report it. */
export function GoogleReviewCard({ review, formatTime }: GoogleReviewCardProps) {
  const { authorName, rating, time, relativeTime, visitDate } = review;
  const { property, google, format } = useTexts();
  return (
    <article className="google-review">
      <header className="google-byline">
        <Avatar name={authorName} photoUri={review.authorPhotoUri} />
        <div>
          <h3 className="google-author">
            <Author name={authorName} uri={webAddress(review.authorUri)} />
          </h3>
          <p className="google-meta quiet">
            <span className="google-chip" role="img" aria-label={property.stars(rating)}>
              {format.number(rating)} ★
            </span>
            <time dateTime={time} data-local="">
              {formatTime(time)}
            </time>
            {relativeTime && <span className="google-aside">{relativeTime}</span>}
            {visitDate && <span className="google-aside">{google.visited(format.month(visitDate))}</span>}
          </p>
        </div>
      </header>
      <ReviewText text={review.text.trim()} isTranslated={review.translated} />
      <Links {...review} />
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

/** The text from Google is shown unchanged. A review without text gets no placeholder. */
function ReviewText({ text, isTranslated }: { text: string; isTranslated: boolean }) {
  const { google } = useTexts();
  if (text === '') return null;
  const { lang, dir } = textLanguage(text);
  return (
    <>
      <p className="google-text written" lang={lang ?? undefined} dir={dir}>
        {text}
      </p>
      {isTranslated && <p className="quiet">{google.translated}</p>}
    </>
  );
}

function Links({ authorName, reviewUri, flagUri }: GoogleReview) {
  const { google } = useTexts();
  const links = [
    { label: google.openReview, uri: webAddress(reviewUri) },
    { label: google.report, uri: webAddress(flagUri) },
  ].flatMap(({ label, uri }) => (uri === null ? [] : [{ label, uri }]));
  if (links.length === 0) return null;
  return (
    <p className="google-links">
      {links.map(({ label, uri }) => (
        <a
          key={label}
          className="google-link"
          href={uri}
          rel="nofollow"
          aria-label={google.ofReviewBy(label, authorName)}
        >
          {label}
        </a>
      ))}
    </p>
  );
}
