import type { TopicMention } from '#domain/insights/topics.ts';

/** A part of a text with the topics that it judges. */
export interface MarkedPart {
  text: string;
  mentions: TopicMention[];
}

/** Splits a text where the evidence of topics begins and ends. */
export function markedParts(text: string, mentions: readonly TopicMention[]): MarkedPart[] {
  const borders = mentions
    .flatMap(({ start, end }) => [start, end])
    .filter((at) => at > 0 && at < text.length);
  const all = [...new Set([0, ...borders, text.length])].sort((one, other) => one - other);
  return all.slice(0, -1).map((from, index) => {
    const until = all[index + 1] ?? text.length;
    return {
      text: text.slice(from, until),
      mentions: mentions.filter(({ start, end }) => start <= from && end >= until),
    };
  });
}
