import type { ReactNode } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { UNNAMED_GUEST } from '#domain/guests/guest.ts';
import { Avatar } from './avatar.tsx';
import { ChannelChip } from './channel-chip.tsx';
import { HostResponse } from './host-response.tsx';
import { LongTime } from './long-time.tsx';
import { Stars } from './stars.tsx';
import { useTexts } from './texts.ts';
import { WrittenText } from './written-text.tsx';

/** A text of at most this many characters is shown in a larger size. */
const BRIEF = 60;

export interface ReviewCardProps {
  /** With a machine translation of its text, where the page shows one. */
  review: Review & { translation?: string | undefined };
  timeZone: string;
  /** What is known of the stay and the text, below the channel. */
  facts?: readonly string[] | undefined;
  actions?: ReactNode;
}

/** A guest's review: guest, date and channel in the margin, the text in the middle, the response below. */
export function ReviewCard({ review, timeZone, facts = [], actions }: ReviewCardProps) {
  const { review: copy } = useTexts();
  const named = review.guestName.trim();
  const guest = named === '' || named === UNNAMED_GUEST ? copy.namelessGuest : named;
  return (
    <article className="review">
      <header className="review-byline">
        <Avatar name={guest} />
        <div className="review-who">
          <h3 className="review-guest">
            <bdi>{guest}</bdi>
          </h3>
          <p className="review-meta quiet">
            <LongTime at={review.reviewDate} timeZone={timeZone} />
            <ChannelChip channel={review.channel} />
            {review.isImported && <span>{copy.imported}</span>}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
      </header>
      <div className="review-body">
        <p className="review-rating">
          <Stars rating={review.rating} />
          {review.ratingDerived && <span className="review-derived quiet">{copy.ratingDerived}</span>}
        </p>
        <ReviewText review={review} />
        {review.response && <HostResponse response={review.response} timeZone={timeZone} />}
        {actions}
      </div>
    </article>
  );
}

/** A review without text gets a note, because an empty space would look like an error. */
function ReviewText({
  review: { reviewText, rating, language, translation },
}: Pick<ReviewCardProps, 'review'>) {
  const { review: copy, language: pageLanguage } = useTexts();
  const trimmed = reviewText.trim();
  if (trimmed === '') {
    return <p className="review-silent">{rating === null ? copy.nothingWritten : copy.ratingOnly}</p>;
  }
  const look = trimmed.length <= BRIEF ? 'review-text review-brief written' : 'review-text written';
  const original = <WrittenText as="blockquote" className={look} text={trimmed} language={language} />;
  if (translation === undefined) return original;
  return (
    <>
      <WrittenText as="blockquote" className={look} text={translation} language={pageLanguage} />
      <details className="review-original">
        <summary className="quiet">
          {copy.machineTranslation} · <span className="review-original-open">{copy.showOriginal}</span>
        </summary>
        {original}
      </details>
    </>
  );
}
