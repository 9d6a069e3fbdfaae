/** What a source announces: a review, or a listing with its reviews. Without either, the account is synced. */
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
/** An older call is refused as a replay: sources repeat a call only for hours. */
export const MAX_NOTICE_AGE_HOURS = 24;
/** How long calls are remembered, so that a repeated one is recognized. */
export const NOTICE_DAYS = 2;

const FIRST_DELAY_SECONDS = 2;
const LONGEST_DELAY_SECONDS = 900;
/** After that, a sync of the account reads what the notice is about. */
const MAX_ATTEMPTS = 12;

/** Seconds to wait after this many failed attempts; null to give up. */
export function noticeDelay(attempts: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(FIRST_DELAY_SECONDS * 2 ** (attempts - 1), LONGEST_DELAY_SECONDS);
}
