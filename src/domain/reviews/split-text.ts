interface SplitLengths {
  /** Of the longest text that is shown whole. A longer one shows its beginning. */
  whole: number;
  /** The maximum of the beginning. */
  head: number;
}

/** Of a text that can be expanded. */
const EXPANDABLE: SplitLengths = { whole: 1_100, head: 800 };
/** The part of the beginning that may be moved to the rest, to split at a good position. */
const MAX_BACKTRACK = 3 / 8;

/** Where a text may be split, best first: between paragraphs, after a sentence (also a Japanese one), between words. */
const BREAKS = [
  /\n\s*\n(?![\s\S]*\n\s*\n)/,
  /(?:[.!?…؟]\s|[。！？])(?![\s\S]*(?:[.!?…؟]\s|[。！？]))/,
  /\s(?!.*\s)/s,
];
/** A low surrogate, a combining mark or a joiner: a text is never split before these. */
const CONTINUES_CHARACTER = /^(?:[\uDC00-\uDFFF]|\p{M}|\u200D)/u;

export interface SplitText {
  head: string;
  /** Empty if the head is the whole text. */
  rest: string;
}

/** Splits a very long text in two at a good position. Only blanks at that position are lost. */
export function splitLongText(text: string, { whole: most, head }: SplitLengths = EXPANDABLE): SplitText {
  const whole = text.trim();
  if (whole.length <= most) return { head: whole, rest: '' };
  const at = splitPosition(whole, head);
  return { head: whole.slice(0, at).trimEnd(), rest: whole.slice(at).trimStart() };
}

function splitPosition(text: string, head: number): number {
  const from = Math.round(head * (1 - MAX_BACKTRACK));
  const window = text.slice(from, head);
  for (const pattern of BREAKS) {
    const found = pattern.exec(window);
    if (found) return from + found.index + found[0].length;
  }
  let at = head;
  while (at > 1 && CONTINUES_CHARACTER.test(text.slice(at, at + 2))) at -= 1;
  return at;
}
