/** A text up to here is shown whole; a longer one shows its beginning and opens. */
const WHOLE = 1_100;
/** About how much of a longer one is its beginning. */
const HEAD = 800;
/** How far back from there a good place to stop is looked for. */
const REACH = 300;

/** Where a text may pause, best first: between paragraphs, after a sentence (also a Japanese one), between words. */
const PAUSES = [
  /\n\s*\n(?![\s\S]*\n\s*\n)/,
  /(?:[.!?…؟]\s|[。！？])(?![\s\S]*(?:[.!?…؟]\s|[。！？]))/,
  /\s(?!.*\s)/s,
];
/** Half of a pair, or a mark that belongs to the letter before it: no text may be cut in front of these. */
const BELONGS_BACK = /^(?:[\uDC00-\uDFFF]|\p{M}|\u200D)/u;

export interface Folded {
  head: string;
  /** Empty where the head is the whole text. */
  rest: string;
}

/** Cuts a very long text in two at a pause; nothing is lost but the blanks between. */
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
