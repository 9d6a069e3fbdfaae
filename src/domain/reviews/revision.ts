import { type RatingTenths, starsOf } from './rating.ts';

/** The part of a review that a manager approves. */
export interface ReviewContent {
  text: string;
  tenths: RatingTenths | null;
}

/** The content that was approved and the content that the channel has now. */
export interface Revision {
  before: ReviewContent;
  after: ReviewContent;
}

/** Null when text and rating are the same. White space around the text is ignored. */
export function revisionOf(before: ReviewContent, after: ReviewContent): Revision | null {
  const isSame = before.text.trim() === after.text.trim() && before.tenths === after.tenths;
  return isSame ? null : { before, after };
}

/** Content as it is shown, with the rating in stars. */
export interface ShownContent {
  text: string;
  rating: number | null;
}

export const shownContent = ({ text, tenths }: ReviewContent): ShownContent => ({
  text,
  rating: tenths === null ? null : starsOf(tenths),
});
