import { useRouter } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import EyeOff from 'lucide-react/icons/eye-off';
import StickyNote from 'lucide-react/icons/sticky-note';
import Tag from 'lucide-react/icons/tag';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { changeEntryMemory, entryMemory } from '#web/app/entry-memory.ts';
import { reasonCopy, tableCopy } from '#web/app/reviews/copy.ts';
import { DecisionHistory } from '#web/app/reviews/decisions/decision-history.tsx';
import { MarkedText } from '#web/app/reviews/marked-text.tsx';
import { PreviewLink } from '#web/app/reviews/preview-link.tsx';
import { CompanyResponse, ResponseChip } from '#web/app/reviews/responses/company-response.tsx';
import { useReviewActions } from '#web/app/reviews/review-actions.ts';
import { SentimentChip } from '#web/app/reviews/review-chips.tsx';
import { ChangedMark, changesText, RevisionDiff } from '#web/app/reviews/revision-diff.tsx';
import { StayDetails } from '#web/app/reviews/stay-details.tsx';
import { TopicChips } from '#web/app/reviews/topic-chips.tsx';
import { usePeople } from '#web/app/reviews/use-people.ts';
import { remembered } from '#web/app/session/remembered.ts';
import styles from './review-text.module.css';

/** The guest's text in one line; expanded, the whole text, what changed, the response and the decisions. */
export function ReviewText({ review, onRespond }: { review: Review; onRespond: (review: Review) => void }) {
  const [isOpen, toggleOpen] = useExpanded(review.id);
  // Approving accepts what changed, here before the server answers.
  const revision = review.isApproved ? undefined : review.revision;
  const isTextInDiff = isOpen && revision !== undefined && changesText(revision);
  return (
    <div className={isOpen ? `stack-small ${styles.open}` : styles.closed} data-open={isOpen}>
      {!isTextInDiff && <GuestText review={review} isMarked={isOpen} />}
      {isOpen && revision && <RevisionDiff revision={revision} />}
      <div className={`row ${styles.below}`}>
        <SentimentChip sentiment={review.sentiment} />
        <button
          type="button"
          className={`text-button note ${styles.more}`}
          aria-expanded={isOpen}
          onClick={toggleOpen}
        >
          {isOpen ? tableCopy.readLess : tableCopy.readMore}
          <ChevronDown />
        </button>
        <RowReason review={review} />
        {revision && <ChangedMark />}
        {review.writtenResponse && <ResponseChip response={review.writtenResponse} />}
        <RowWork review={review} />
        <TopicChips topics={review.topics} isShort={!isOpen} />
      </div>
      {isOpen && (
        <>
          <CompanyResponse review={review} onRespond={onRespond} />
          <RowDetails review={review} />
          <div className={`row ${styles.further}`}>
            {!review.isApproved && <PreviewLink review={review} />}
            <DecisionHistory reviewId={review.id} />
          </div>
        </>
      )}
    </div>
  );
}

/** What only an expanded row shows is not part of the list. */
function RowDetails({ review }: { review: Review }) {
  const { data = review } = useRoute('GET /reviews/hostaway/:id', { params: { id: review.id } });
  return <StayDetails review={data} />;
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
  if (text.trim() === '') return <p className="cut quiet">{tableCopy.ratingOnly}</p>;
  return (
    <p className={isMarked ? 'written' : 'cut'} dir="auto">
      {isMarked ? <MarkedText text={text} topics={review.topics} /> : text}
    </p>
  );
}

/** The tags of a review, its assignee, and its number of internal notes. */
function RowWork({ review: { tags = [], assignee, notes = 0 } }: { review: Review }) {
  return (
    <>
      {tags.length > 0 && (
        <span className="note inline" title={tags.join(', ')}>
          <Tag />
          <span className="visually-hidden">{tableCopy.tags}</span>
          <span>{tags.join(', ')}</span>
        </span>
      )}
      {assignee && <Assignee username={assignee} />}
      {notes > 0 && (
        <span className="note inline" title={tableCopy.notes(notes)}>
          <StickyNote />
          <span className="visually-hidden">{tableCopy.notes(notes)}</span>
          <span aria-hidden>{notes}</span>
        </span>
      )}
    </>
  );
}

/** The names of people are loaded only if a row shows one. */
function Assignee({ username }: { username: string }) {
  const { nameOf } = usePeople();
  const name = nameOf(username);
  return (
    <span className="note inline" title={tableCopy.assignedTo(name)} data-person>
      <UserRound />
      <span className="visually-hidden">{tableCopy.assignedTo(name)}</span>
      <span aria-hidden>{name}</span>
    </span>
  );
}

/** Says that a person keeps a review unpublished, and why. Without a reason, the person who decided gets a button to add one. */
function RowReason({ review }: { review: Review }) {
  const { ask } = useReviewActions();
  const { decision, reason, decidedBy } = review;
  if (decision !== 'unpublished') return null;
  return (
    <>
      <span className={`note inline ${styles.kept}`}>
        <EyeOff />
        {tableCopy.unpublished}
      </span>
      {reason && (
        <span className={`note ${styles.reason}`} title={reason}>
          <span className="visually-hidden">{reasonCopy.prefix} </span>
          {reason}
        </span>
      )}
      {!reason && decidedBy === remembered().username && (
        <button
          type="button"
          className="text-button note"
          data-tone="waiting"
          aria-describedby={`guest-${review.id}`}
          onClick={() => ask(review)}
        >
          {reasonCopy.add}
        </button>
      )}
    </>
  );
}
