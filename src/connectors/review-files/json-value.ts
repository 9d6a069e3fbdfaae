/** How far a value of JSON has been looked at. */
export interface Looked {
  begin: number;
  at: number;
  /** Brackets that are open. */
  depth: number;
  inString: boolean;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const END_OF_WORD = /[\s,\]}]/g;

/** Begins to look at the value that begins at this place. */
export function lookAt(begin: number): Looked {
  return { begin, at: begin, depth: 0, inString: false };
}

/**
 * Where a value ends, by its quotes and brackets alone: whether what lies between is JSON, and whether its brackets match,
 * `JSON.parse` knows. Once answered with null, `looked` goes on from the end of the text, when there is more of it.
 *
 * @returns the index behind the value; null when the text ends before it does, or a number or word may go on
 */
export function endOfValue(text: string, looked: Looked): number | null {
  if (looked.at === looked.begin && !'"{['.includes(text[looked.begin] ?? '')) return endOfWord(text, looked);
  while (looked.at < text.length) {
    if (looked.inString) {
      if (!leaveString(text, looked)) return null;
    } else look(text.charCodeAt(looked.at++), looked);
    if (looked.depth === 0 && !looked.inString) return looked.at;
  }
  return null;
}

function look(character: number, looked: Looked): void {
  if (character === QUOTE) looked.inString = true;
  else if (character === 0x7b || character === 0x5b) looked.depth += 1;
  else if (character === 0x7d || character === 0x5d) looked.depth -= 1;
}

/** Goes on behind the quote that ends the string; false where the text ends first. */
function leaveString(text: string, looked: Looked): boolean {
  for (;;) {
    const quote = text.indexOf('"', looked.at);
    looked.at = quote === -1 ? text.length : quote + 1;
    if (quote === -1) return false;
    if (!isEscaped(text, quote)) {
      looked.inString = false;
      return true;
    }
  }
}

/** Whether an odd number of backslashes stands before it. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
}

function endOfWord(text: string, { begin }: Looked): number | null {
  END_OF_WORD.lastIndex = begin;
  return END_OF_WORD.exec(text)?.index ?? null;
}
