/**
 * A text as every search compares it: without regard to case, accents and compatibility forms such as full-width
 * letters. The SQL function that fills the search index does the same.
 */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '');
}
