/** Why the sign-in page is shown: the session ended, possibly before the last change was saved. */
export type SignedOutReason = 'ended' | 'unsaved';
