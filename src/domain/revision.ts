import type { RatingTenths } from './rating.ts';

/** What of a review a manager has judged: what its guest wrote and how they rated. */
export interface Judged {
  text: string;
  tenths: RatingTenths | null;
}

/** The difference between what a manager approved and what the channel says now. */
export interface Revision {
  before: Judged;
  after: Judged;
}

/**
 * What changed of an approved review at its channel, or null when its words and its rating are the same. White space
 * around the text is not a change; anything else is, for it is what the public would read.
 */
export function revisionOf(before: Judged, after: Judged): Revision | null {
  const isSame = before.text.trim() === after.text.trim() && before.tenths === after.tenths;
  return isSame ? null : { before, after };
}
