/** Why the sign-in page shows: the session has ended, perhaps before the last change was saved. */
export type SignedOutReason = 'ended' | 'unsaved';
