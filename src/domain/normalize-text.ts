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

/** A normalized text with one kind of apostrophe: people type another one than phones write. */
export const normalizeSearch = (text: string): string => normalizeText(text).replaceAll(/[‘’ʼ]/g, "'");
