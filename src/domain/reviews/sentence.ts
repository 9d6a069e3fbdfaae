/** A sentence of a text, and where something is in it, in UTF-16 code units. */
export interface MarkedSentence {
  text: string;
  start: number;
  end: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** How many characters are examined on each side. Texts without punctuation may be very long. */
const REACH = 1_000;

/** The sentence that contains some characters of a text, or the sentences if there are several. */
export function sentenceAround(text: string, start: number, end: number): MarkedSentence {
  const from = Math.max(0, start - REACH);
  const nearby = text.slice(from, end + REACH).toWellFormed();
  const around = [...segmenter.segment(nearby)].filter(
    ({ index, segment }) => from + index < end && from + index + segment.length > start,
  );
  const whole = around.map(({ segment }) => segment).join('');
  const first = from + (around[0]?.index ?? 0) + (whole.length - whole.trimStart().length);
  return { text: whole.trim(), start: start - first, end: end - first };
}
