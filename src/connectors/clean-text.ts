const LONGEST_LINE = 200;

/**
 * Somebody's words, ready to be stored and shown as plain text: line breaks are `\n`, control characters and the marks
 * that reverse the reading direction of what follows are gone, broken surrogates are replaced. Mark-up stays text.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E]/gu, '')
    .trim();
}

/** The same on one line, for names and places; longer ones are cut. */
export function cleanLine(text: string): string {
  const line = cleanText(text).replace(/\s+/gu, ' ');
  return line.length <= LONGEST_LINE ? line : Array.from(line).slice(0, LONGEST_LINE).join('').trim();
}
