import { AppError } from '../errors.ts';

/** Whether a person sees anything of a name. */
export const isVisibleName = (name: string) => /[^\p{C}\p{Z}]/u.test(name);

/** A name on one line, without characters that reverse the text after it and those that PostgreSQL cannot store. */
export function toOneLine(input: string): string {
  const text = input.toWellFormed().replace(/\p{Bidi_Control}/gu, '');
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/**
 * The name that people type for something or someone, on one line.
 *
 * @throws invalid if nothing visible is left; the message calls it `field`
 */
export function parseName(input: string, field = 'name'): string {
  const name = toOneLine(input);
  if (!isVisibleName(name)) throw new AppError('field-invisible', { field, max: null });
  return name;
}
