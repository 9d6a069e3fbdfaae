import { AppError } from '#domain/errors.ts';

const TAG = String.raw`(?:W/)?"[!#-~\x80-\xff]*"`;
/** RFC 9110, 5.6.1 and 13.1.1: comma-separated tags, where elements may be empty. */
const LIST = new RegExp(String.raw`^[\s,]*(?:${TAG}\s*(?:,[\s,]*|$))+$`);

/**
 * The tags of an `If-Match` header without their quotes; null without the header and for `*`, which matches anything.
 * Weak tags never match, so they are left out.
 *
 * @throws invalid for a malformed header, because ignoring it would ignore the condition
 */
export function parseIfMatch(header: string | undefined): readonly string[] | null {
  if (header === undefined || header.trim() === '*') return null;
  if (!LIST.test(header)) throw new AppError('if-match');
  return [...header.matchAll(/(W\/)?"([^"]*)"/g)].flatMap(([, weak, tag = '']) => (weak ? [] : [tag]));
}
