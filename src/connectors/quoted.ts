/**
 * An upstream's own words, fit for a log: short, and without any run of characters long enough to be a key or a token,
 * should the upstream repeat what it was sent.
 */
export function quoted(words: string): string {
  return words.replace(/[\w-]{24,}/g, '…').slice(0, 300);
}
