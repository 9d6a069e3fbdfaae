import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { hasStatus } from '#web/app/api/api-error.ts';
import { ButtonLink, IconButton } from '#web/app/controls/button.tsx';
import { onClickBeside } from '#web/app/controls/dialog.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { tooltip } from '#web/app/controls/tooltip.ts';
import { useFocusFallback } from '#web/app/controls/use-focus-fallback.ts';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { panelCopy, shortcutCopy } from '../copy.ts';
import { DecisionButtons } from '../decisions/decision-buttons.tsx';
import { Decisions } from '../decisions/decision-history.tsx';
import type { ReviewPrompt } from '../decisions/use-decision-notice.tsx';
import { PreviewLink } from '../preview-link.tsx';
import { CompanyResponse, ResponseChip } from '../responses/company-response.tsx';
import { useReviewActions } from '../review-actions.ts';
import { ReviewFacts } from '../review-chips.tsx';
import { StayDetails } from '../stay-details.tsx';
import { AssigneeSelect } from './assignee-select.tsx';
import { Duplicates } from './duplicates.tsx';
import { Notes } from './notes.tsx';
import { PinControl } from './pin-control.tsx';
import { ReviewContent } from './review-content.tsx';
import styles from './review-panel.module.css';
import { Tags } from './tags.tsx';
import { useLiveReview } from './use-live-review.ts';
import { usePanelShortcuts } from './use-panel-shortcuts.ts';
import { Viewers } from './viewers.tsx';

const ReviewTasks = lazyChunk(() => import('#web/app/tasks/review-tasks.tsx'), 'ReviewTasks');

export interface ReviewPanelProps {
  reviewId: number;
  /** The list from which the review was opened. */
  reviews: readonly Review[];
  /** The question for the reason of the last decision. */
  prompt: ReviewPrompt | null;
  notices: ReactNode;
  onShow: (review: Pick<Review, 'id'>) => void;
  onClose: () => void;
}

/** One review with everything about it, beside the list; on a phone it fills the screen. */
export function ReviewPanel(props: ReviewPanelProps): ReactNode {
  const { reviewId, reviews, prompt, notices, onShow, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { data: review, error, refetch } = useLiveReview(reviewId);
  const isMissing = hasStatus(error, 404);
  const position = reviews.findIndex(({ id }) => id === reviewId);
  const [previous, next] = position < 0 ? [] : [reviews[position - 1], reviews[position + 1]];
  usePanelShortcuts({ review, previous, next, onShow });
  // Before React removes the dialog: the browser restores the focus only when a dialog closes.
  const closeFromBackdrop = useEffectEvent(() => onClose());
  const [openedId] = useState(reviewId);
  const focusShownRow = useEffectEvent(() => {
    if (reviewId === openedId) return;
    document.querySelector<HTMLElement>(`main [data-review="${reviewId}"]`)?.focus();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    onClickBeside(element, () => closeFromBackdrop());
    return () => {
      element.close();
      focusShownRow();
    };
  }, []);
  // After a decision another review is shown, which a key that is still pressed must not decide too.
  useFocusFallback(() => document.getElementById(heading), dialog);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${styles.panel}`}
      aria-labelledby={heading}
      data-sheet
      data-shortcuts
      onCancel={(event) => {
        // React lets the event of a dialog inside rise.
        if (event.target !== event.currentTarget) return;
        // The URL closes it, so that Back opens it again.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.frame}>
        <header className={`split ${styles.head}`}>
          <h2 id={heading} aria-live="polite" tabIndex={-1}>
            <bdi>{review?.guestName ?? (isMissing ? panelCopy.missing : panelCopy.loading)}</bdi>
          </h2>
          <IconButton
            className="at-end"
            {...tooltip(shortcutCopy.previous, 'left')}
            aria-keyshortcuts="k"
            disabled={!previous}
            onClick={() => previous && onShow(previous)}
          >
            <ChevronUp />
          </IconButton>
          <IconButton
            {...tooltip(shortcutCopy.next, 'left')}
            aria-keyshortcuts="j"
            disabled={!next}
            onClick={() => next && onShow(next)}
          >
            <ChevronDown />
          </IconButton>
          <IconButton {...tooltip(panelCopy.close, 'left')} onClick={onClose}>
            <X />
          </IconButton>
        </header>
        {error && (
          <div className={`stack ${styles.body}`}>
            {isMissing ? (
              <p>{panelCopy.missingText}</p>
            ) : (
              <Failure error={error} text={panelCopy.failed} onRetry={refetch} />
            )}
          </div>
        )}
        {review ? (
          <PanelBody key={review.id} review={review} />
        ) : (
          error === null && <Spinner label={panelCopy.loading} />
        )}
        <footer className={`row ${styles.foot}`}>
          <div className={styles.notices}>
            {notices}
            {prompt?.content}
          </div>
          {review && !review.isWithdrawn && (
            <DecisionButtons key={review.id} review={review} onDecided={() => next && onShow(next)} />
          )}
        </footer>
      </div>
    </dialog>
  );
}

function PanelBody({ review }: { review: Review }) {
  const { respond } = useReviewActions();
  return (
    <div className={`stack ${styles.body}`}>
      <Viewers review={review} />
      <WithdrawnNotice review={review} />
      <div className="row quiet">
        <ReviewFacts review={review} size="small" />
      </div>
      <p>{review.listingName}</p>
      <ReviewContent review={review} />
      <div className="row">
        <PreviewLink review={review} target="_blank" />
        <ButtonLink href={pages.reviews(review.listingId)} look="quiet" size="small">
          {panelCopy.onProperty}
        </ButtonLink>
      </div>
      <StayDetails review={review} />
      <ReviewTasks review={review} />
      <section className="stack-small">
        <h3>{panelCopy.response}</h3>
        {review.writtenResponse && <ResponseChip response={review.writtenResponse} />}
        <CompanyResponse review={review} onRespond={respond} />
      </section>
      <Duplicates review={review} />
      <PinControl review={review} />
      <AssigneeSelect review={review} />
      <Tags review={review} />
      <Notes reviewId={review.id} />
      <section className="note stack-small">
        <h3>{panelCopy.decisions}</h3>
        <Decisions reviewId={review.id} />
      </section>
    </div>
  );
}

/** Why a review is in no list. */
function WithdrawnNotice({ review }: { review: Review }) {
  if (!review.isWithdrawn) return null;
  if (review.duplicateOf) return <p className="notice">{panelCopy.duplicate}</p>;
  return (
    <p className="notice">
      {review.isContentDropped ? panelCopy.dropped(review.channel) : panelCopy.withdrawn}
    </p>
  );
}
