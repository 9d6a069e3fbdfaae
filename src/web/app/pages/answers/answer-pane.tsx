import ArrowLeft from 'lucide-react/icons/arrow-left';
import SkipForward from 'lucide-react/icons/skip-forward';
import type { Ref } from 'react';
import type { Answer } from '#contract/responses/answers.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { dayAndTime } from '#domain/dates.ts';
import { ASSUMED_DAYS, isSkippable, MODERATED_CHANNELS } from '#domain/responses/answers.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { focusAtEnd } from '#web/app/controls/focus-at-end.ts';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import { panelCopy, responseCopy, shortcutCopy } from '#web/app/reviews/copy.ts';
import { AssigneeSelect } from '#web/app/reviews/panel/assignee-select.tsx';
import { Notes } from '#web/app/reviews/panel/notes.tsx';
import { ReviewContent } from '#web/app/reviews/panel/review-content.tsx';
import { useLiveReview } from '#web/app/reviews/panel/use-live-review.ts';
import { focusNewNote } from '#web/app/reviews/panel/use-panel-shortcuts.ts';
import { Viewers } from '#web/app/reviews/panel/viewers.tsx';
import { CompanyResponse, ResponseChip } from '#web/app/reviews/responses/company-response.tsx';
import { ResponseEditor } from '#web/app/reviews/responses/response-composer.tsx';
import { useSendResponse } from '#web/app/reviews/responses/use-responses.ts';
import { ReviewFacts } from '#web/app/reviews/review-chips.tsx';
import { StayDetails } from '#web/app/reviews/stay-details.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { useShortcuts } from '#web/app/shortcuts/shortcuts.ts';
import { Approval } from './approval.tsx';
import { answersCopy as copy } from './copy.ts';

const ReviewTasks = lazyChunk(() => import('#web/app/tasks/review-tasks.tsx'), 'ReviewTasks');

/** Focuses the text of the submitted response. */
const focusApproval = () => focusAtEnd(document.querySelector<HTMLElement>('[data-approval] textarea'));

export interface AnswerPaneProps {
  ref: Ref<HTMLElement>;
  reviewId: number;
  /** From the list. */
  answerBy: Answer['answerBy'];
  isWriting: boolean;
  onWrite: (isWriting: boolean) => void;
  onSent: (review: Review) => void;
  onHeld: (review: Review) => void;
  onApproved: (review: Review) => void;
  onReturned: (review: Review) => void;
  onTakenBack: (review: Review) => void;
  onSkip: (review: Review) => void;
  /** Undefined where the list is beside it. */
  onBack: (() => void) | undefined;
}

/** One review with everything that helps to answer it, and the editor. */
export function AnswerPane({ ref, reviewId, onBack, ...props }: AnswerPaneProps) {
  const review = useLiveReview(reviewId);
  return (
    <section ref={ref} tabIndex={-1} className="card" aria-label={panelCopy.response}>
      {onBack && (
        <Button look="quiet" onClick={onBack}>
          <ArrowLeft />
          {copy.back}
        </Button>
      )}
      <Loaded query={review} copy={{ loading: panelCopy.loading, loadFailed: panelCopy.failed }}>
        {(data) => <AnswerReview key={data.id} {...props} review={data} />}
      </Loaded>
    </section>
  );
}

type AnswerReviewProps = Omit<AnswerPaneProps, 'ref' | 'reviewId' | 'onBack'> & { review: Review };

function AnswerReview(props: AnswerReviewProps) {
  const { review, answerBy, isWriting, onWrite, onSent, onHeld, onTakenBack, onSkip } = props;
  const mayApprove = useCan('responses:approve');
  const submitted =
    mayApprove && review.writtenResponse?.state === 'unapproved' ? review.writtenResponse : undefined;
  const write = () => (submitted ? focusApproval() : review.canRespond && onWrite(true));
  useShortcuts({
    r: { label: shortcutCopy.respond, run: write },
    n: { label: panelCopy.note, run: focusNewNote },
  });
  const { writtenResponse } = review;
  return (
    <>
      <header className="stack-small">
        <div className="split">
          <h2 aria-live="polite">
            <bdi>{review.guestName}</bdi>
          </h2>
          {isSkippable(review) && (
            <Button look="quiet" size="small" aria-keyshortcuts="s" onClick={() => onSkip(review)}>
              <SkipForward />
              {copy.skip}
            </Button>
          )}
        </div>
        <p className="note">{review.listingName}</p>
        <div className="row quiet">
          <ReviewFacts review={review} size="small" />
        </div>
      </header>
      <Viewers review={review} />
      {review.isWithdrawn && <p className="notice">{panelCopy.withdrawn}</p>}
      <ReviewContent review={review} />
      <section className="stack-small">
        <h3>{panelCopy.response}</h3>
        <ChannelNote review={review} answerBy={answerBy} />
        {submitted ? (
          <Approval key={submitted.text} {...props} submitted={submitted} />
        ) : isWriting ? (
          <ResponseEditor
            review={review}
            isBesideReview
            onSent={onSent}
            onHeld={onHeld}
            onCancel={() => onWrite(false)}
          />
        ) : (
          <>
            {writtenResponse && <ResponseChip response={writtenResponse} />}
            <CompanyResponse review={review} onRespond={write} onTakenBack={onTakenBack} />
            <SendAgain review={review} onSent={onSent} />
          </>
        )}
      </section>
      <StayDetails review={review} />
      <ReviewTasks review={review} />
      <AssigneeSelect review={review} />
      <Notes reviewId={review.id} />
    </>
  );
}

/** How long the channel accepts a response, and what else it does with it. */
function ChannelNote({
  review: { channel, response, canRespond },
  answerBy,
}: {
  review: Review;
  answerBy: Answer['answerBy'];
}) {
  const { timeZone } = useAppContext().config;
  const isIn = (channels: readonly string[]) => channels.includes(channel);
  const isOpen = canRespond === true && !response;
  const notes = [
    isOpen &&
      (answerBy ? copy.deadline(channel, dayAndTime(new Date(answerBy), timeZone)) : copy.anyTime(channel)),
    isOpen && answerBy && isIn(ASSUMED_DAYS) && copy.assumed(channel),
    isIn(MODERATED_CHANNELS) && responseCopy.moderated(channel),
  ].filter(Boolean);
  return notes.length > 0 && <p className="note">{notes.join(' ')}</p>;
}

/** Sends the text of a refused response once more; a person had compared it with the review. */
function SendAgain({ review, onSent }: { review: Review; onSent: (review: Review) => void }) {
  const { mutate, isPending, error } = useSendResponse(review, { onSent });
  const { writtenResponse: written, canRespond } = review;
  if (!canRespond || !written || written.state === 'returned') return null;
  return (
    <>
      <Button
        size="small"
        disabled={isPending}
        onClick={() => mutate({ text: written.text, secondLook: true })}
      >
        {copy.again}
      </Button>
      <Failure error={error} text={copy.againFailed} />
    </>
  );
}
