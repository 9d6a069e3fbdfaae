/** What a source announces: a review of a listing, a listing with its reviews, or, with neither, anything. */
export interface NoticeSubject {
  /** The source's ids. */
  listing: string | null;
  review: string | null;
}

/** Why a call at the address of an account was refused. */
export const REFUSED_CALLS = ['signature', 'old', 'too-large', 'unreadable'] as const;
export type RefusedCall = (typeof REFUSED_CALLS)[number];

/** More bytes than any notice has. */
export const MAX_NOTICE_BYTES = 128 * 1024;
/** A call that is older is a replay: sources repeat a call for hours. */
export const MAX_NOTICE_AGE_HOURS = 24;
/** How long calls are remembered, so that a repeated one is recognized. */
export const NOTICE_DAYS = 2;

const FIRST_DELAY_SECONDS = 2;
const LONGEST_DELAY_SECONDS = 900;
/** Then the syncs of the account read what it is about. */
const MAX_ATTEMPTS = 12;

/** Seconds until a notice is read again, by the number of failed attempts; null if it is not. */
export function noticeDelay(attempts: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(FIRST_DELAY_SECONDS * 2 ** (attempts - 1), LONGEST_DELAY_SECONDS);
}
