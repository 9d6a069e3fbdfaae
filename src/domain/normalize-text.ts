/**
 * A text as every search compares it: without regard to case, accents and compatibility forms such as full-width
 * letters, and with one lower case of the Greek Σ. The SQL function that fills the search index does the same.
 */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '');
}

/** What is written in place of `'`, by phones for example. */
export const OTHER_APOSTROPHES = '‘’ʼ';
const OTHER_APOSTROPHE = new RegExp(`[${OTHER_APOSTROPHES}]`, 'g');

/** A normalized text in which every apostrophe is `'`. */
export const normalizeSearch = (text: string): string =>
  normalizeText(text).replaceAll(OTHER_APOSTROPHE, "'");
