/** First letters of a name, up to two, upper case: "Ana Costa" is "AC". A name without letters gives "?". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words
    .map((word) => Array.from(word).find((char) => /[\p{L}\p{N}]/u.test(char)))
    .filter((char) => char !== undefined)
    .slice(0, 2);
  return letters.join('').toUpperCase() || '?';
}
