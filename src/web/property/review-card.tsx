import type { ReactNode } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { Avatar } from './avatar.tsx';
import { ChannelChip } from './channel-chip.tsx';
import { reviewCopy } from './copy.ts';
import { HostResponse } from './host-response.tsx';
import { LongTime } from './long-time.tsx';
import { Stars } from './stars.tsx';
import { WrittenText } from './written-text.tsx';

/** A text of at most this many characters is shown in a larger size. */
const BRIEF = 60;

export interface ReviewCardProps {
  review: Review;
  timeZone: string;
  actions?: ReactNode;
}

/** A guest's review: guest, date and channel in the margin, the text in the middle, the response below. */
export function ReviewCard({ review, timeZone, actions }: ReviewCardProps) {
  const guest = review.guestName.trim() || reviewCopy.namelessGuest;
  return (
    <article className="review">
      <header className="review-byline">
        <Avatar name={guest} />
        <div className="review-who">
          <h3 className="review-guest">
            <bdi>{guest}</bdi>
          </h3>
          <p className="review-meta">
            <LongTime at={review.reviewDate} timeZone={timeZone} />
            <ChannelChip channel={review.channel} />
            {review.isImported && <span>{reviewCopy.imported}</span>}
          </p>
        </div>
      </header>
      <div className="review-body">
        <p className="review-rating">
          <Stars rating={review.rating} />
          {review.ratingDerived && <span className="review-derived">{reviewCopy.ratingDerived}</span>}
        </p>
        <ReviewText text={review.reviewText} rated={review.rating !== null} />
        {review.response && <HostResponse response={review.response} timeZone={timeZone} />}
        {actions}
      </div>
    </article>
  );
}

/** A review without text gets a note, because an empty space would look like an error. */
function ReviewText({ text, rated }: { text: string; rated: boolean }) {
  const trimmed = text.trim();
  if (trimmed === '') {
    return <p className="review-silent">{rated ? reviewCopy.ratingOnly : reviewCopy.nothingWritten}</p>;
  }
  const look = trimmed.length <= BRIEF ? 'review-text review-brief' : 'review-text';
  return <WrittenText as="blockquote" className={look} text={trimmed} />;
}
