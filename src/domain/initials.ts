/** First letters of a name, up to two, upper case: "Ana Costa" is "AC". A name without letters gives "?". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words
    .map((word) => Array.from(word).find((char) => /[\p{L}\p{N}]/u.test(char)))
    .filter((char) => char !== undefined)
    .slice(0, 2)
    // Upper case can be longer than the letter: "ß" is "SS".
    .map((char) => Array.from(char.toUpperCase())[0]);
  return letters.join('') || '?';
}
