import { useMemo } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { FailureAlert } from '../controls/failure-alert.tsx';
import { unlessWord, useShortcuts } from '../shortcuts/shortcuts.ts';
import { undoCopy } from './copy.ts';
import { FailedDecisions } from './decisions/failed-decisions.tsx';
import { NoticeToast } from './decisions/notice-toast.tsx';
import { focusAction, useDecisionNotice } from './decisions/use-decision-notice.tsx';
import type { useDecisionQueue } from './decisions/use-decision-queue.ts';
import { useComposer } from './responses/use-composer.tsx';
import type { ReviewActions } from './review-actions.ts';
import { useChannels } from './use-channels.ts';

export interface ReviewPageOptions {
  decisions: ReturnType<typeof useDecisionQueue>;
  /** The review in the side panel. */
  reviewId: number | undefined;
  open: (review: Review) => void;
  /** Shows another review in it. */
  show: (review: Review) => void;
  /** What was done to many reviews, which is then the last that can be undone. */
  bulk?: { notice: { text: string; undo?: () => Promise<void> } | undefined; failure: string | null };
}

/** What a page with a list of reviews needs: what rows can do, notices of decisions with their undo, and responses. */
export function useReviewPage({ decisions, reviewId, open, show, bulk }: ReviewPageOptions) {
  const composer = useComposer();
  const channelOf = useChannels();
  const isPanelOpen = reviewId !== undefined;
  /** The panel shows the review whose decision was undone. */
  const undoDecision = async () => {
    const review = await decisions.undo();
    if (review && isPanelOpen) show(review);
  };
  const { notice, prompt, ask } = useDecisionNotice({ ...decisions, undo: undoDecision });
  const done = bulk?.notice;
  const undo = done?.undo ?? undoDecision;
  useShortcuts({ u: { label: undoCopy.key, decide: unlessWord(() => void undo()) } });

  const { toggle, approve, keepUnpublished } = decisions;
  const { respond } = composer;
  // The panel covers the rows.
  const rowPrompt = isPanelOpen ? null : prompt;
  const actions: ReviewActions = useMemo(
    () => ({ toggle, approve, keepUnpublished, ask, respond, open, channelOf, prompt: rowPrompt }),
    [toggle, approve, keepUnpublished, ask, respond, open, channelOf, rowPrompt],
  );
  const canUndo = done ? done.undo : notice?.review;
  const notices = (
    <>
      <FailedDecisions
        failures={decisions.failures}
        onRetry={decisions.retry}
        onShow={({ change }) => open(change.review)}
        onDismiss={decisions.dismiss}
      />
      {[composer.failure, bulk?.failure ?? null].map(
        (failure) => failure !== null && <FailureAlert key={failure} message={failure} />,
      )}
      {composer.notice}
      <NoticeToast
        text={done?.text ?? notice?.text ?? ''}
        isHidden={prompt !== null && !done}
        onUndo={
          canUndo &&
          (() => {
            if (!done && notice?.review) focusAction(notice.review.id);
            void undo();
          })
        }
      />
    </>
  );
  return { actions, prompt, notices, dialog: composer.dialog };
}
