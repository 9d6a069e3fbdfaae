import type { Review } from '#contract/reviews/reviews.ts';
import { store, stored } from '#web/app/session/tab-storage.ts';

const DRAFTS = 'drafts';

/** The texts that were not sent, by review. They survive a reload. */
const drafts = (): Record<number, string> => stored(DRAFTS) ?? {};

/** What was typed last, or the text of a refused response. */
export function draftOf({ id, writtenResponse }: Review): string {
  return drafts()[id] ?? writtenResponse?.text ?? '';
}

/** @param text empty after sending */
export function setDraft(reviewId: number, text: string): void {
  const { [reviewId]: _before, ...others } = drafts();
  store(DRAFTS, text === '' ? others : { ...others, [reviewId]: text });
}
