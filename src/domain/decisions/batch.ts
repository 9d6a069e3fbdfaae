import { problem } from '../errors.ts';
import type { ReviewId } from '../ids.ts';
import type { Problem } from '../reasons.ts';

/** What made a batch: one person's triage, one bulk action, or the undo of a batch or of one decision. */
export const BATCH_KINDS = ['triage', 'bulk', 'undo'] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

/** Decisions that were made together and can be taken back together. */
export interface Batch {
  /** A UUID. */
  id: string;
  kind: BatchKind;
  /** The name of the actor. */
  by: string;
}

/** Why a decision on a review is not taken back. */
export type SkipCause =
  | 'decided-again'
  | 'changed'
  | 'withdrawn'
  | 'erased'
  | 'hidden-channel'
  | 'assigned-again';

/** A review that an undo left as it is. */
export interface SkippedReview {
  id: ReviewId;
  guestName: string;
  channel: string;
  cause: SkipCause;
  /** Who made its last decision; null when a sync did. */
  by: string | null;
}

/** What an undo changed. */
export interface Undone {
  changed: number;
  skipped: SkippedReview[];
  /** How many were skipped, where `skipped` has only the first of them. */
  skippedCount: number;
}

/** Up to this many reviews are named in a response. */
export const MAX_NAMED_REVIEWS = 1_000;

export function skipReason({ cause, by, channel }: Pick<SkippedReview, 'cause' | 'by' | 'channel'>): Problem {
  switch (cause) {
    case 'decided-again':
      return problem('skipped-decided', { by });
    case 'assigned-again':
      return problem('skipped-assigned');
    case 'changed':
      return problem('skipped-changed');
    case 'withdrawn':
      return problem('skipped-withdrawn');
    case 'erased':
      return problem('skipped-erased');
    case 'hidden-channel':
      return problem('skipped-channel', { channel });
  }
}
