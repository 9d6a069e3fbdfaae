/** A sentence of a text, and where something is in it, in UTF-16 code units. */
export interface MarkedSentence {
  text: string;
  start: number;
  end: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentence that contains some characters of a text, or the sentences if there are several. */
export function sentenceAround(text: string, start: number, end: number): MarkedSentence {
  const around = [...segmenter.segment(text)].filter(
    ({ index, segment }) => index < end && index + segment.length > start,
  );
  const whole = around.map(({ segment }) => segment).join('');
  const first = (around[0]?.index ?? 0) + (whole.length - whole.trimStart().length);
  return { text: whole.trim(), start: start - first, end: end - first };
}
