import type { AnalysedLanguage, Polarity, Topic } from '#domain/insights/topics.ts';
import { TOPICS } from '#domain/insights/topics.ts';
import type { LanguageWords, Phrases, TopicWords } from '../lexicon/format.ts';
import { LEXICONS } from '../lexicon/lexicons.ts';
import { withFullForm } from './contractions.ts';
import { type Found, PhraseFinder } from './phrase-finder.ts';
import { phrasesOf } from './phrases.ts';
import type { Token } from './tokens.ts';

/** A name of a topic, or of something else (`topic` null). */
export interface Name {
  kind: 'name';
  topic: Topic | null;
  /** What its absence or mention alone says: see `things` and `features` of the lexicon. */
  presence: 'name' | 'person' | 'part' | 'thing' | 'feature';
}

export interface Opinion {
  kind: 'opinion';
  polarity: Polarity;
  /** The topic of an opinion without a name beside it. */
  topic: Topic | null;
  /** `alone` needs no name, `about` describes the named thing or its own topic, `beside` needs a name of its topic. */
  scope: 'alone' | 'about' | 'beside';
  /** Whether it hardly counts for the sentiment of the text. */
  isWeak: boolean;
  /** Contains a negation ("no reply"), so that another one does not turn it into its opposite. */
  isFixed: boolean;
}

/** Words that change how others are read, and judgements of the whole stay. */
export interface Marker {
  kind:
    | 'broken'
    | 'working'
    | 'praise'
    | 'rejection'
    | 'indifference'
    | 'negator'
    | 'excess'
    | 'contrast'
    | 'conjunction'
    | 'expectation'
    | 'unused'
    | 'claim'
    | 'determiner'
    | 'ignored';
}

export type Meaning = Name | Opinion | Marker;

/** One judgement in a text, from its first to its last token. */
export interface Judgement {
  /** Null for the stay as a whole. */
  topic: Topic | null;
  polarity: Polarity;
  first: number;
  last: number;
  isWeak: boolean;
  /** Praises something only by its mention. */
  isMention?: true;
}

/** Judgements of the whole stay have a finder of their own: "very disappointing" is one, and an opinion as well. */
interface Finders {
  meanings: PhraseFinder<Meaning>;
  verdicts: PhraseFinder<Meaning>;
}

const VERDICTS = new Set<Meaning['kind']>(['praise', 'rejection', 'indifference']);

const finders = new Map<AnalysedLanguage, Finders>();

/** The phrases of a text with their meanings, in its order. The lexicon is compiled on first use. */
export function findMeanings(tokens: readonly Token[], language: AnalysedLanguage): Found<Meaning>[] {
  let found = finders.get(language);
  if (!found) {
    found = build(language);
    finders.set(language, found);
  }
  return [...found.meanings.find(tokens), ...found.verdicts.find(tokens)].sort((a, b) => a.first - b.first);
}

/** Topics of things that break. */
const DEFECTIVE = new Set<Topic>(['amenities', 'bathroom', 'bed', 'kitchen', 'safety', 'temperature']);

/** Tells whether a complaint names a defect: "dishwasher .. leaked", "heating .. not .. work". */
function defectIn(
  words: LanguageWords,
  negators: ReadonlySet<string>,
): (phrase: readonly string[]) => boolean {
  const single = (phrases: Phrases) =>
    phrasesOf(phrases).flatMap((phrase) => (phrase.length === 1 ? phrase : []));
  const broken = new Set([...single(words.broken), '<broken>', 'off', 'fell', 'leaked', 'blown']);
  const working = new Set([...single(words.working), '<function>']);
  return (phrase) =>
    phrase.some((word) => broken.has(word)) ||
    (phrase.some((word) => negators.has(word)) && phrase.some((word) => working.has(word)));
}

const isOpinionAlone = (meaning: Meaning): boolean =>
  meaning.kind === 'ignored' || (meaning.kind === 'opinion' && meaning.scope === 'alone');

function build(language: AnalysedLanguage): Finders {
  const built = {
    meanings: new PhraseFinder<Meaning>(isOpinionAlone),
    verdicts: new PhraseFinder<Meaning>(),
  };
  const { words, topics, patterns = [], wordClasses = {} } = LEXICONS[language];
  for (const finder of [built.meanings, built.verdicts])
    for (const [name, members] of Object.entries(wordClasses))
      finder.addClass(`<${name}>`, phrasesOf(members).flat());
  const negators = new Set(phrasesOf(words.negators).map((phrase) => phrase.join(' ')));
  negators.add('<not>');
  const add = (phrases: Phrases | undefined, meaning: Meaning) => {
    const finder = VERDICTS.has(meaning.kind) ? built.verdicts : built.meanings;
    const written = phrasesOf(phrases ?? '');
    const fixed: Meaning = meaning.kind === 'opinion' ? { ...meaning, isFixed: true } : meaning;
    for (const phrase of language === 'en' ? written.flatMap(withFullForm) : written)
      finder.add(phrase, phrase.some((word) => negators.has(word)) ? fixed : meaning);
  };
  const isDefect = defectIn(words, negators);
  const addWithDefect: Add = (phrases, meaning) => {
    add(phrases, meaning);
    if (meaning.kind !== 'opinion' || meaning.scope !== 'alone' || meaning.polarity === 'positive') return;
    if (meaning.topic === null || !DEFECTIVE.has(meaning.topic)) return;
    for (const phrase of phrasesOf(phrases ?? ''))
      if (isDefect(phrase)) built.meanings.add(phrase, { kind: 'broken' });
  };
  for (const topic of TOPICS) {
    addTopic(add, topic, topics[topic]);
    for (const byTopic of patterns) addTopic(addWithDefect, topic, byTopic[topic] ?? {});
  }
  addLanguage(add, words);
  return built;
}

type Add = (phrases: Phrases | undefined, meaning: Meaning) => void;

function addTopic(add: Add, topic: Topic, words: TopicWords): void {
  add(words.names, { kind: 'name', topic, presence: 'name' });
  add(words.people, { kind: 'name', topic, presence: 'person' });
  add(words.parts, { kind: 'name', topic, presence: 'part' });
  add(words.things, { kind: 'name', topic, presence: 'thing' });
  add(words.features, { kind: 'name', topic, presence: 'feature' });
  const opinion = (polarity: Polarity, scope: Opinion['scope']): Opinion => ({
    kind: 'opinion',
    polarity,
    topic,
    scope,
    isWeak: false,
    isFixed: false,
  });
  add(words.positive, opinion('positive', 'alone'));
  add(words.negative, opinion('negative', 'alone'));
  add(words.good, opinion('positive', 'about'));
  add(words.bad, opinion('negative', 'about'));
  add(words.goodBeside, opinion('positive', 'beside'));
  add(words.badBeside, opinion('negative', 'beside'));
}

function addLanguage(add: Add, words: LanguageWords): void {
  const opinion = (polarity: Polarity, isWeak = false): Opinion => ({
    kind: 'opinion',
    polarity,
    topic: null,
    scope: 'about',
    isWeak,
    isFixed: false,
  });
  add(words.good, opinion('positive'));
  add(words.bad, opinion('negative'));
  add(words.fair, opinion('positive', true));
  add(words.others, { kind: 'name', topic: null, presence: 'name' });
  const markers = {
    broken: words.broken,
    working: words.working,
    praise: words.praise,
    rejection: words.rejection,
    indifference: words.indifference,
    negator: words.negators,
    excess: words.excess,
    contrast: words.contrasts,
    conjunction: words.conjunctions,
    expectation: words.expectations,
    unused: words.unused,
    claim: words.claims,
    determiner: words.determiners,
    ignored: words.ignored,
  } satisfies Record<Marker['kind'], Phrases>;
  for (const kind of Object.keys(markers) as Marker['kind'][]) add(markers[kind], { kind });
}
