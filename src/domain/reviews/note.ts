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

const TYPED_MENTION = /(?<![\p{L}\p{N}._%+-])@([a-z0-9._-]*)$/iu;

/** What was typed of a username after `@` at the end of a text; null if that is no mention. */
export function typedMention(textBefore: string): string | null {
  return TYPED_MENTION.exec(textBefore)?.[1] ?? null;
}

/** A text in parts: plain text, and mentions of people, by their usernames. A mention of nobody is plain text. */
export function mentionParts(
  text: string,
  isPerson: (username: string) => boolean,
): ({ text: string } | { username: string })[] {
  const parts: ({ text: string } | { username: string })[] = [];
  let end = 0;
  for (const { 0: mention, 1: username = '', index } of text.matchAll(MENTION)) {
    if (!isPerson(username.toLowerCase())) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ username: username.toLowerCase() });
    end = index + mention.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
