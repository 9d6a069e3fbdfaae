import type { ReviewDecision } from '#domain/decisions/approval.ts';
import { store, stored, UNSAVED } from '#web/app/session/tab-storage.ts';

/** A decision that the server has not confirmed. */
export interface UnsavedDecision {
  isApproved: boolean;
  /** The decision that was on the screen. */
  seen: ReviewDecision;
  /** The hash of the content that was on the screen. */
  contentHash: string;
}

const NAME = UNSAVED.decisions;

/** The unconfirmed decisions by review. They survive a reload and the end of the session. */
export function unsavedDecisions(): ReadonlyMap<number, UnsavedDecision> {
  const entries = Object.entries(stored<Record<string, UnsavedDecision>>(NAME) ?? {});
  return new Map(entries.map(([id, decision]) => [Number(id), decision]));
}

/** @param decision undefined after the server's response */
export function setUnsavedDecision(reviewId: number, decision: UnsavedDecision | undefined): void {
  const decisions = new Map(unsavedDecisions());
  if (decision) decisions.set(reviewId, decision);
  else decisions.delete(reviewId);
  store(NAME, decisions.size === 0 ? undefined : Object.fromEntries(decisions));
}
