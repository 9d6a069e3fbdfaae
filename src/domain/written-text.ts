import { AppError } from './errors.ts';

/**
 * A text that a person writes for colleagues, as it is stored: without control characters.
 *
 * @throws invalid when it has no visible character or is too long
 */
export function writtenText(input: string, { field, max }: { field: string; max: number }): string {
  const text = cleanText(input);
  if (text !== '' && text.length <= max) return text;
  throw new AppError('field-invisible', { field, max });
}

/** The same without limits; it may be empty. */
export function cleanText(input: string): string {
  return input
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}
