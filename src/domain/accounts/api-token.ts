import { type Day, shiftDay } from '../day.ts';
import { problem } from '../errors.ts';
import type { Problem } from '../reasons.ts';

/** Every token begins with this, so that scanners for leaked secrets recognize it. */
export const TOKEN_PREFIX = 'flr_';
export const TOKEN_BYTES = 32;
const TOKEN = /^flr_[\w-]{43}$/;

export const MAX_TOKEN_NAME = 60;
/** A name is part of what history shows, so it has no character with a meaning there. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}])?$/u;
export const MAX_TOKENS = 50;
export const MAX_TOKEN_DAYS = 730;
export const REQUESTS_PER_MINUTE = { default: 300, max: 6_000 } as const;

/** Whether the text has the format of a token. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** Why a token cannot have this name; null when it can. */
export function tokenNameProblem(name: string): Problem | null {
  return name.length <= MAX_TOKEN_NAME && NAME.test(name) ? null : problem('token-name');
}

/** Why a token cannot end on this day; null when it can. @param today in the time zone of the product */
export function expiryProblem(expiresOn: Day, today: Day): Problem | null {
  const latest = shiftDay(today, MAX_TOKEN_DAYS);
  if (expiresOn >= today && expiresOn <= latest) return null;
  return problem('token-expiry', { from: today, to: latest });
}

/** The author of what a token changes, as history shows it: a username has neither spaces nor parentheses. */
export function authorOf(token: { name: string; owner: string }): string {
  return `${token.name} (${token.owner})`;
}
