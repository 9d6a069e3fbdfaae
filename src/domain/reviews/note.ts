import type { ReviewId } from '../ids.ts';

/** What a manager writes about a review for the other managers. Never public. */
export interface Note {
  id: number;
  reviewId: ReviewId;
  /** The username. */
  author: string;
  text: string;
  createdAt: Date;
  /** When the author changed it; null if never. */
  changedAt: Date | null;
}

export const MAX_NOTE_LENGTH = 2000;
