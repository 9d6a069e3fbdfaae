/** The progress of a search for the end of a JSON value. */
export interface ValueScan {
  start: number;
  at: number;
  /** Number of open brackets. */
  depth: number;
  inString: boolean;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const END_OF_LITERAL = /[\s,\]}]/g;

/** Starts at the first character of a value. */
export function startScan(start: number): ValueScan {
  return { start, at: start, depth: 0, inString: false };
}

/**
 * Finds the end of a value by its quotes and brackets alone; `JSON.parse` checks what is in between. After null, a
 * call with a longer text continues where the last one ended.
 *
 * @returns the index after the value; null when the value may continue after the text
 */
export function endOfValue(text: string, scan: ValueScan): number | null {
  if (scan.at === scan.start && !'"{['.includes(text[scan.start] ?? '')) return endOfLiteral(text, scan);
  while (scan.at < text.length) {
    if (scan.inString) {
      if (!skipString(text, scan)) return null;
    } else skipCharacter(text.charCodeAt(scan.at++), scan);
    if (scan.depth === 0 && !scan.inString) return scan.at;
  }
  return null;
}

function skipCharacter(character: number, scan: ValueScan): void {
  if (character === QUOTE) scan.inString = true;
  else if (character === 0x7b || character === 0x5b) scan.depth += 1;
  else if (character === 0x7d || character === 0x5d) scan.depth -= 1;
}

/** Continues after the closing quote; returns false when the text ends first. */
function skipString(text: string, scan: ValueScan): boolean {
  for (;;) {
    const quote = text.indexOf('"', scan.at);
    scan.at = quote === -1 ? text.length : quote + 1;
    if (quote === -1) return false;
    if (!isEscaped(text, quote)) {
      scan.inString = false;
      return true;
    }
  }
}

/** Whether an odd number of backslashes precedes the character. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
}

function endOfLiteral(text: string, { start }: ValueScan): number | null {
  END_OF_LITERAL.lastIndex = start;
  return END_OF_LITERAL.exec(text)?.index ?? null;
}
