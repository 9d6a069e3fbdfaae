import { sentenceAround } from '#domain/reviews/sentence.ts';
import type { Mention } from '#storage/insights/mentions.ts';

export const sentenceOf = ({ text, start, end, key: _key, ...review }: Mention & { key: number }) => ({
  ...review,
  ...sentenceAround(text, start, end),
});
