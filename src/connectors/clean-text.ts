import { type LooseRecord, stringOf } from './loose-json.ts';

const MAX_LINE_LENGTH = 200;

/**
 * Text from outside as plain text that can be stored and shown: line breaks become `\n`, control characters and
 * bidirectional overrides are removed, lone surrogates are replaced. HTML stays as it is.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E]/gu, '')
    .trim();
}

/** Clean text on one line of at most 200 characters, for names and places. */
export function cleanLine(text: string): string {
  const line = cleanText(text).replace(/\s+/gu, ' ');
  return line.length <= MAX_LINE_LENGTH ? line : Array.from(line).slice(0, MAX_LINE_LENGTH).join('').trim();
}

/** The clean text in a field; empty without one. */
export const textIn = (record: LooseRecord, field: string) => cleanText(stringOf(record[field]));

/** The clean line in a field; empty without one. */
export const lineIn = (record: LooseRecord, field: string) => cleanLine(stringOf(record[field]));

/** An upstream's message for the log: short, and without any sequence long enough to be a key or a token. */
export function redact(message: string): string {
  return message.replace(/[\w-]{24,}/g, '…').slice(0, 300);
}
