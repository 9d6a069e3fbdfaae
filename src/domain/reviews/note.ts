import type { ReviewId } from '../ids.ts';

/** What a manager writes about a review for the other managers. Never public. */
export interface Note {
  id: number;
  reviewId: ReviewId;
  /** The username. */
  author: string;
  text: string;
  createdAt: Date;
  /** When the author changed it; null if never. */
  changedAt: Date | null;
}

export const MAX_NOTE_LENGTH = 2000;
/** Further ones are plain text. */
const MAX_MENTIONS = 20;

/** A mention: `@` and a username, neither inside a word nor part of an email address. */
export const MENTION = /(?<![\p{L}\p{N}._%+-])@([a-z0-9][a-z0-9._-]*[a-z0-9])/giu;

/** The usernames that a text mentions, also those that nobody has. */
export function mentionsIn(text: string): string[] {
  const usernames = [...text.matchAll(MENTION)].map(([, username = '']) => username.toLowerCase());
  return [...new Set(usernames)].slice(0, MAX_MENTIONS);
}
