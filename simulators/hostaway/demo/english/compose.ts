import type { Home } from '../home.ts';
import type { Topic, TopicSentences } from '../phrasebook.ts';
import { type PhraseChooser, phrase, type Random, type Slots } from '../random.ts';
import type { Stars } from '../ratings.ts';
import { COMPLAINTS } from './complaints.ts';
import { CLOSERS, CONCESSIONS, OPENERS } from './frames.ts';
import { PRAISE } from './praise.ts';
import { REMARKS } from './remarks.ts';
import { SHORTS } from './shorts.ts';

export interface ComposedReview {
  text: string;
  /** What the guest complained about; the category ratings agree with it. */
  faults: Topic[];
}

export interface Writer {
  random: Random;
  chooser: PhraseChooser;
}

/** How many sentences of each kind a review with these stars has; the second number is for long reviews. */
const RECIPES = {
  5: { praise: [2, 4], complaint: [0, 0], remark: [0.08, 0.2], short: 0.34, names: 'five' },
  4: { praise: [1, 3], complaint: [0, 0], remark: [1, 1], short: 0.3, names: 'four' },
  3: { praise: [1, 2], complaint: [1, 2], remark: [0.4, 0.6], short: 0.2, names: 'three' },
  2: { praise: [0, 0], complaint: [2, 3], remark: [0, 0], short: 0.15, names: 'two' },
  1: { praise: [0, 0], complaint: [2, 4], remark: [0, 0], short: 0.12, names: 'one' },
} as const;

/** Composes an English review of a home that matches its stars. */
export function composeEnglish(writer: Writer, home: Home, stars: Stars, slots: Slots): ComposedReview {
  const { random, chooser } = writer;
  const recipe = RECIPES[stars];
  const say = (templates: readonly string[]) => phrase(random, chooser.choose(templates, home.id), slots);
  if (random.chance(recipe.short)) return { text: say(SHORTS[recipe.names]), faults: [] };
  const long = random.chance(0.22);
  const size = long ? 1 : 0;
  const topics = shuffledTopics(random);
  const take = (count: number, sentences: TopicSentences, own: readonly string[]) =>
    topics
      .splice(0, count)
      .map((topic) => ({ topic, sentence: say(topic === 'home' ? own : sentences[topic]) }));
  const praise = take(recipe.praise[size], PRAISE, home.praise);
  const faults = take(recipe.complaint[size], COMPLAINTS, home.complaint);
  const remark = random.chance(recipe.remark[size])
    ? take(1, REMARKS, ['The [neighbourhood|street] takes a day to get used to.'])
    : [];
  const opener = random.chance(0.6) ? [say(OPENERS[recipe.names])] : [];
  const concession = stars === 2 && random.chance(0.4) ? [say(CONCESSIONS)] : [];
  const closer = random.chance(0.55) ? [say(CLOSERS[recipe.names])] : [];
  const body = [...praise, ...remark, ...faults].map(({ sentence }) => sentence);
  const text = layOut(random, opener, [...body, ...concession], closer, long);
  return { text, faults: [...faults, ...remark].map(({ topic }) => topic) };
}

/** Every topic in random order. The home's own sentences often come first. */
function shuffledTopics(random: Random): Topic[] {
  const topics = Object.keys(PRAISE) as Topic[];
  for (let last = topics.length - 1; last > 0; last -= 1) {
    const other = random.whole(0, last);
    [topics[last], topics[other]] = [topics[other] as Topic, topics[last] as Topic];
  }
  if (random.chance(0.45)) topics.unshift('home');
  return topics;
}

function layOut(random: Random, opener: string[], body: string[], closer: string[], long: boolean): string {
  if (long && random.chance(0.4)) {
    const middle = Math.ceil(body.length / 2);
    const paragraphs = [
      [...opener, ...body.slice(0, middle)],
      [...body.slice(middle), ...closer],
    ];
    return paragraphs
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => sentences.join(' '))
      .join('\n\n');
  }
  return [...opener, ...body, ...closer].join(' ');
}
