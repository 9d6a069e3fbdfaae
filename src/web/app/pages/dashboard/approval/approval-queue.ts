export interface ApprovalQueueOptions {
  /** Tells the server. */
  send: (reviewId: number, isApproved: boolean) => Promise<unknown>;
  /** Changes what the screen shows of a review; called for changes alone. */
  show: (reviewId: number, isApproved: boolean) => void;
  onFailure: (error: unknown) => void;
  /** Nothing is on its way to the server any more. */
  onIdle: () => void;
}

export interface ApprovalQueue {
  /** Turns a review over. `isApproved` is how it stands on the screen. */
  toggle: (reviewId: number, isApproved: boolean) => void;
  /** Whether something is on its way to the server. */
  isBusy: () => boolean;
}

/**
 * Shows each click at once and tells the server one thing at a time per review, so that quick clicks neither overtake
 * each other nor get lost: what the server has is brought to what was clicked last. A failure puts the review back to
 * what the server is known to have.
 */
export function createApprovalQueue({ send, show, onFailure, onIdle }: ApprovalQueueOptions): ApprovalQueue {
  const open = new Map<number, { atServer: boolean; wanted: boolean }>();

  async function bringOver(reviewId: number, review: { atServer: boolean; wanted: boolean }) {
    while (review.atServer !== review.wanted) {
      const sent = review.wanted;
      try {
        await send(reviewId, sent);
        review.atServer = sent;
      } catch (error) {
        if (review.wanted !== review.atServer) show(reviewId, review.atServer);
        review.wanted = review.atServer;
        onFailure(error);
      }
    }
    open.delete(reviewId);
    if (open.size === 0) onIdle();
  }

  return {
    isBusy: () => open.size > 0,
    toggle(reviewId, isApproved) {
      const known = open.get(reviewId);
      if (known) {
        known.wanted = !known.wanted;
        show(reviewId, known.wanted);
        return;
      }
      const review = { atServer: isApproved, wanted: !isApproved };
      open.set(reviewId, review);
      show(reviewId, review.wanted);
      void bringOver(reviewId, review);
    },
  };
}
