import { createContext, use } from 'react';
import type { ChannelEntry } from '#contract/listings/channel-rights.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import type { DecisionQueue } from './decisions/decision-queue.ts';
import type { ReviewPrompt } from './decisions/use-decision-notice.tsx';

/** What a row needs from the page. */
export interface ReviewActions {
  toggle: DecisionQueue['toggle'];
  approve: DecisionQueue['approve'];
  keepUnpublished: DecisionQueue['keepUnpublished'];
  /** Opens the prompt for the reason of an earlier decision. */
  ask: (review: Review) => void;
  respond: (review: Review) => void;
  open: (review: Review) => void;
  /** Whether reviews of a channel may be shown; undefined until that is loaded. */
  channelOf: (channel: string) => ChannelEntry | undefined;
  prompt: ReviewPrompt | null;
}

export const ReviewActionsContext = createContext<ReviewActions | null>(null);

export function useReviewActions(): ReviewActions {
  const actions = use(ReviewActionsContext);
  if (!actions) throw new Error('A review row needs a ReviewActionsContext.');
  return actions;
}
