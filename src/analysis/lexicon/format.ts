import type { Topic } from '#domain/insights/topics.ts';

/**
 * Phrases, separated by commas or line ends, in lower case and without accents and apostrophes (`dont`, `wasnt`).
 * Inside a phrase: `nois*` begins with, `*larm` ends with, `*bad*` contains, `is/was` is one of several words, `the?` is
 * optional, `<sea>` is a word of a class, and `..` leaves room for up to three words. A line that begins with `#` is a comment.
 */
export type Phrases = string;

/** What guests say about one topic in one language. */
export interface TopicWords {
  /** What the topic is about. Says nothing without an opinion beside it: "price", "staff". */
  names?: Phrases;
  /** The same, for those who host; in a text that only praises or only complains, so does their mention. */
  people?: Phrases;
  /** The same, but only its defects and the opinions `goodBeside` and `badBeside` count: "window". */
  parts?: Phrases;
  /** The same as `names`, and its absence is a complaint: "hot water", "wifi". */
  things?: Phrases;
  /** The same, and its mention alone is praise: "pool", "washing machine". */
  features?: Phrases;
  /** Praise and complaint that need no name beside them: "spotless", "paper thin walls". */
  positive?: Phrases;
  negative?: Phrases;
  /** Opinions about the named thing beside them, and without one about this topic: "small", "modern". */
  good?: Phrases;
  bad?: Phrases;
  /** Opinions only beside a name of this topic: "slow" beside "wifi". */
  goodBeside?: Phrases;
  badBeside?: Phrases;
}

/** Words of a language that belong to no topic. */
export interface LanguageWords {
  /** Opinions about the named thing beside them, else about the stay. */
  good: Phrases;
  bad: Phrases;
  /** The same, so weak that they leave the sentiment of the text as it is: "fine", "decent". */
  fair: Phrases;
  /** Defects: the named thing and maintenance. */
  broken: Phrases;
  /** Verbs of working order; their negation is a defect. */
  working: Phrases;
  /** Judgements of the whole stay. */
  praise: Phrases;
  rejection: Phrases;
  /** "so so", "nothing special". */
  indifference: Phrases;
  /** Turn the next opinion into its opposite. */
  negators: Phrases;
  /** Turn the next praise into a complaint: "too warm". */
  excess: Phrases;
  /** Begin a contrasting clause: "but", "although". */
  contrasts: Phrases;
  /** "and". */
  conjunctions: Phrases;
  /** What follows was expected or feared, not found: "we were worried". */
  expectations: Phrases;
  /** What is named was not used, so nothing is said about it. */
  unused: Phrases;
  /** What the listing said; false if the sentence complains: "advertised as". */
  claims: Phrases;
  /** Articles and prepositions; behind one, an unknown noun takes the adjective: "a small shock". */
  determiners: Phrases;
  /** Named things of no topic, which draw opinions to themselves: "weather", "apartment". */
  others: Phrases;
  /** Phrases that would be misread word by word. */
  ignored: Phrases;
}

export interface LanguageLexicon {
  words: LanguageWords;
  topics: Record<Topic, TopicWords>;
  /** Phrases over word classes, which join those of the topics. */
  patterns?: readonly Partial<Record<Topic, TopicWords>>[];
  /** Words that take the same place in a phrase, by the name of their class: `<not> <hear>`. Single words only. */
  wordClasses?: Readonly<Record<string, Phrases>>;
}
