import { type ReactNode, useState } from 'react';
import type { SavedDecision } from '../approval/approvals.ts';
import { decisionCopy, reasonCopy } from '../copy.ts';
import { ReasonPrompt } from './reason-prompt.tsx';

/** The prompt for a reason, and the review that it is about. */
export interface ReviewPrompt {
  reviewId: number;
  content: ReactNode;
}

/** Follows the last saved decision: an announcement for screen readers and, unless the review was approved, a prompt for the reason. */
export function useReasonPrompt(saved: SavedDecision | null): {
  announcement: string;
  prompt: ReviewPrompt | null;
} {
  const [closed, setClosed] = useState<{ decision: SavedDecision; announcement: string | null } | null>(null);
  if (saved === null) return { announcement: '', prompt: null };
  const { review, from, to } = saved;
  const isApproved = to === 'approved';
  const copy = from === 'approved' ? reasonCopy.disapproved : reasonCopy.kept;
  const isClosed = closed?.decision === saved;
  const announcement = isApproved
    ? decisionCopy.approved(review.guestName)
    : decisionCopy.reasonNext(copy.done(review.guestName));
  if (isClosed || isApproved) {
    return { announcement: (isClosed && closed.announcement) || announcement, prompt: null };
  }
  const content = (
    <ReasonPrompt
      key={review.id}
      review={review}
      copy={copy}
      onClose={(closing) => {
        focusAction(review.id);
        setClosed({ decision: saved, announcement: closing });
      }}
    />
  );
  return { announcement, prompt: { reviewId: review.id, content } };
}

/** The prompt had the focus, which would otherwise move to the start of the page. */
function focusAction(reviewId: number): void {
  const row = document.querySelector(`[data-review="${reviewId}"]`);
  row?.querySelector<HTMLElement>('[data-approved]')?.focus({ preventScroll: true });
}
