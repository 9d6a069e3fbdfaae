import type { WrittenResponse } from '#contract/responses/responses.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { store, stored } from '#web/app/session/tab-storage.ts';

const DRAFTS = 'drafts';

/** The texts that were not sent, by name. They survive a reload. */
const drafts = (): Record<string, string> => stored(DRAFTS) ?? {};

/** Of a response to a review, or of the change of a submitted one, which its author may replace. */
const nameOf = (reviewId: number, submitted?: WrittenResponse) =>
  submitted ? `${reviewId} ${submitted.text}` : `${reviewId}`;

/** What was typed last, or else the submitted response, or the text of a refused one. */
export function draftOf({ id, writtenResponse }: Review, submitted?: WrittenResponse): string {
  return drafts()[nameOf(id, submitted)] ?? writtenResponse?.text ?? '';
}

export function setDraft(reviewId: number, text: string, submitted?: WrittenResponse): void {
  store(DRAFTS, { ...drafts(), [nameOf(reviewId, submitted)]: text });
}

/** Deletes what was typed for a review, which has a response now. */
export function deleteDrafts(reviewId: number): void {
  const others = Object.entries(drafts()).filter(([name]) => name.split(' ', 1)[0] !== `${reviewId}`);
  store(DRAFTS, Object.fromEntries(others));
}
