import { useRouter } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { ButtonLink } from '#web/app/controls/button-link.tsx';
import { changeEntryMemory, entryMemory } from '#web/app/entry-memory.ts';
import { tableCopy } from '#web/app/reviews/copy.ts';
import { DecisionHistory } from '#web/app/reviews/decisions/decision-history.tsx';
import { MarkedText } from '#web/app/reviews/marked-text.tsx';
import { CompanyResponse, ReplyChip } from '#web/app/reviews/responses/company-response.tsx';
import { SentimentChip } from '#web/app/reviews/review-chips.tsx';
import { ChangedMark, changesText, RevisionDiff } from '#web/app/reviews/revision-diff.tsx';
import { StayDetails } from '#web/app/reviews/stay-details.tsx';
import { TopicChips } from '#web/app/reviews/topic-chips.tsx';
import styles from './review-text.module.css';
import { RowReason } from './row-reason.tsx';
import { RowWork } from './row-work.tsx';

export interface ReviewTextProps {
  review: Review;
  timeZone: string;
  onRespond: (review: Review) => void;
}

/** The guest's text in one line; expanded, the whole text, what changed, the response and the decisions. */
export function ReviewText({ review, timeZone, onRespond }: ReviewTextProps) {
  const [isOpen, toggleOpen] = useExpanded(review.id);
  // Approving accepts what changed, here before the server answers.
  const revision = review.isApproved ? undefined : review.revision;
  const isTextInDiff = isOpen && revision !== undefined && changesText(revision);
  return (
    <div className={styles.words} data-open={isOpen}>
      {!isTextInDiff && <GuestText review={review} isMarked={isOpen} />}
      {isOpen && revision && <RevisionDiff revision={revision} />}
      <div className={`row ${styles.below}`}>
        <SentimentChip sentiment={review.sentiment} />
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={toggleOpen}>
          {isOpen ? tableCopy.readLess : tableCopy.readMore}
          <ChevronDown />
        </button>
        <RowWork review={review} />
        <RowReason review={review} />
        {revision && <ChangedMark />}
        {review.reply && <ReplyChip reply={review.reply} />}
        <TopicChips topics={review.topics} isShort={!isOpen} />
      </div>
      {isOpen && (
        <>
          <CompanyResponse review={review} timeZone={timeZone} onRespond={onRespond} />
          <StayDetails review={review} />
          <div className={`row ${styles.further}`}>
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

/** Whether a row is expanded; Back and a reload expand it again. */
function useExpanded(reviewId: number): [isOpen: boolean, toggle: () => void] {
  const { history } = useRouter();
  const opened = () => entryMemory(history.location).opened ?? [];
  const [isOpen, setOpen] = useState(() => opened().includes(reviewId));
  const toggle = () => {
    setOpen(!isOpen);
    const others = opened().filter((id) => id !== reviewId);
    changeEntryMemory(history.location, { opened: isOpen ? others : [...others, reviewId] });
  };
  return [isOpen, toggle];
}

function GuestText({ review, isMarked }: { review: Review; isMarked: boolean }) {
  const text = review.reviewText;
  if (text.trim() === '') return <p className={`${styles.text} ${styles.silent}`}>{tableCopy.ratingOnly}</p>;
  return (
    <p className={styles.text} dir="auto">
      {isMarked ? <MarkedText text={text} topics={review.topics} /> : text}
    </p>
  );
}
