import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews.ts';
import { ButtonLink } from '#web/app/controls/button-link.tsx';
import { tableCopy } from '../copy.ts';
import { DecisionHistory } from '../history/decision-history.tsx';
import { CompanyResponse } from '../reply/company-response.tsx';
import { ReplyChip } from '../reply/reply-chip.tsx';
import { ChangedMark } from '../revision/changed-mark.tsx';
import { changesWords, RevisionDifference } from '../revision/revision-difference.tsx';
import styles from './review-words.module.css';
import { SentimentChip } from './sentiment-chip.tsx';

export interface ReviewWordsProps {
  review: Review;
  timeZone: string;
  onRespond: (review: Review) => void;
}

/** What the guest wrote, in one line; opened, all of it, what changed, and what the company answered or may answer. */
export function ReviewWords({ review, timeZone, onRespond }: ReviewWordsProps) {
  const [isOpen, setOpen] = useState(false);
  // Whoever approves has judged what changed; on the screen as well as at the server.
  const revision = review.isApproved ? undefined : review.revision;
  const isInDifference = isOpen && revision !== undefined && changesWords(revision);
  return (
    <div className={styles.words} data-open={isOpen}>
      {!isInDifference && <GuestWords text={review.reviewText.trim()} />}
      {isOpen && revision && <RevisionDifference revision={revision} />}
      <div className={styles.below}>
        <SentimentChip sentiment={review.sentiment} />
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          {isOpen ? tableCopy.readLess : tableCopy.readMore}
          <ChevronDown />
        </button>
        {revision && <ChangedMark />}
        {review.reply && <ReplyChip reply={review.reply} />}
      </div>
      {isOpen && (
        <>
          <CompanyResponse review={review} timeZone={timeZone} onRespond={onRespond} />
          <div className={styles.further}>
            {!review.isApproved && (
              <ButtonLink
                href={pages.preview(review.listingId, { review: review.id })}
                look="quiet"
                size="small"
              >
                {tableCopy.preview}
                <ExternalLink />
              </ButtonLink>
            )}
            <DecisionHistory reviewId={review.id} timeZone={timeZone} />
          </div>
        </>
      )}
    </div>
  );
}

function GuestWords({ text }: { text: string }) {
  if (text === '') return <p className={styles.silent}>{tableCopy.ratingOnly}</p>;
  return (
    <p className={styles.text} dir="auto">
      {text}
    </p>
  );
}
