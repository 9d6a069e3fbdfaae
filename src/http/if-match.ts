import { AppError } from '#domain/errors.ts';

const TAG = String.raw`(?:W/)?"[!#-~\x80-\xff]*"`;
/** RFC 9110, 5.6.1 and 13.1.1: tags with commas between them; a list may have empty places. */
const LIST = new RegExp(String.raw`^[\s,]*(?:${TAG}\s*(?:,[\s,]*|$))+$`);

/**
 * The tags of an `If-Match` header without their quotes; null where there is none, or where it says `*`, which is
 * anything. Weak ones match nothing here, so they are left out.
 *
 * @throws invalid when it is neither: who asks for a condition must not be served without one
 */
export function tagsToMatch(header: string | undefined): readonly string[] | null {
  if (header === undefined || header.trim() === '*') return null;
  if (!LIST.test(header)) {
    throw new AppError('invalid', 'If-Match must be * or tags in quotes, with commas between them.');
  }
  return [...header.matchAll(/(W\/)?"([^"]*)"/g)].flatMap(([, weak, tag = '']) => (weak ? [] : [tag]));
}
