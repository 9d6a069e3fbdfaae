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

/** A mention: `@` and a username, neither inside a word nor part of an email address. It can end with punctuation. */
const MENTION = /(?<![\p{L}\p{N}._%+-])@([a-z0-9._-]+)/giu;

type IsPerson = (username: string) => boolean;

/** The usernames of the people whom a text mentions. */
export function mentionsIn(text: string, isPerson: IsPerson): string[] {
  const usernames = mentionParts(text, isPerson).flatMap((part) => ('username' in part ? part.username : []));
  return [...new Set(usernames)].slice(0, MAX_MENTIONS);
}

const TYPED_MENTION = /(?<![\p{L}\p{N}._%+-])@([a-z0-9._-]*)$/iu;

/** What was typed of a username after `@` at the end of a text; null if that is no mention. */
export function typedMention(textBefore: string): string | null {
  return TYPED_MENTION.exec(textBefore)?.[1] ?? null;
}

/** A text in parts: plain text, and mentions of people, by their usernames. `@` with an unknown username is plain text. */
export function mentionParts(text: string, isPerson: IsPerson): ({ text: string } | { username: string })[] {
  const parts: ({ text: string } | { username: string })[] = [];
  let end = 0;
  for (const { 1: typed = '', index } of text.matchAll(MENTION)) {
    let username = typed.toLowerCase();
    while (!isPerson(username) && /[._-]$/.test(username)) username = username.slice(0, -1);
    if (!isPerson(username)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ username });
    end = index + 1 + username.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
