import { type ReactNode, useState } from 'react';
import type { Decided } from '../approval/use-approval.ts';
import { decidedCopy } from '../copy.ts';
import { ReasonPrompt } from './reason-prompt.tsx';

/**
 * What follows a decision that the server has kept: words for whoever cannot see it, and after a disapproval the
 * question why. The next decision takes its place.
 */
export function useReason(decided: Decided | null): {
  said: string;
  prompt: { reviewId: number; content: ReactNode } | null;
} {
  const [ended, setEnded] = useState<{ of: Decided; said: string | null } | null>(null);
  const end = decided !== null && ended?.of === decided ? ended : null;
  if (decided === null) return { said: '', prompt: null };
  const { review, isApproved } = decided;
  const said = isApproved
    ? decidedCopy.approved(review.guestName)
    : decidedCopy.disapproved(review.guestName);
  if (isApproved || end) return { said: end?.said ?? said, prompt: null };
  const content = (
    <ReasonPrompt key={review.id} review={review} onEnd={(words) => setEnded({ of: decided, said: words })} />
  );
  return { said, prompt: { reviewId: review.id, content } };
}
