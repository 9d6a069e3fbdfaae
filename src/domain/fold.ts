/** The longest text that is shown whole. A longer one shows its beginning and can be expanded. */
const WHOLE = 1_100;
/** The maximum length of the beginning. */
const HEAD = 800;
/** How many characters before that limit may be moved to the rest, to split at a good position. */
const REACH = 300;

/** Where a text may be split, best first: between paragraphs, after a sentence (also a Japanese one), between words. */
const PAUSES = [
  /\n\s*\n(?![\s\S]*\n\s*\n)/,
  /(?:[.!?…؟]\s|[。！？])(?![\s\S]*(?:[.!?…؟]\s|[。！？]))/,
  /\s(?!.*\s)/s,
];
/** A low surrogate, a combining mark or a joiner: a text is never split before these. */
const BELONGS_BACK = /^(?:[\uDC00-\uDFFF]|\p{M}|\u200D)/u;

export interface Folded {
  head: string;
  /** Empty if the head is the whole text. */
  rest: string;
}

/** Splits a very long text in two at a good position. Only blanks at that position are lost. */
export function fold(text: string): Folded {
  const whole = text.trim();
  if (whole.length <= WHOLE) return { head: whole, rest: '' };
  const at = cutIn(whole);
  return { head: whole.slice(0, at).trimEnd(), rest: whole.slice(at).trimStart() };
}

function cutIn(text: string): number {
  const from = HEAD - REACH;
  const window = text.slice(from, HEAD);
  for (const pause of PAUSES) {
    const found = pause.exec(window);
    if (found) return from + found.index + found[0].length;
  }
  let at = HEAD;
  while (at > 1 && BELONGS_BACK.test(text.slice(at, at + 2))) at -= 1;
  return at;
}
