/** What guests judge in their texts. */
export const TOPICS = [
  'cleanliness',
  'check-in',
  'communication',
  'location',
  'value',
  'accuracy',
  'noise',
  'bed',
  'bathroom',
  'kitchen',
  'internet',
  'temperature',
  'smell',
  'parking',
  'safety',
  'space',
  'amenities',
  'view',
  'maintenance',
  'style',
] as const;
export type Topic = (typeof TOPICS)[number];

export const POLARITIES = ['positive', 'negative'] as const;
export type Polarity = (typeof POLARITIES)[number];

/** ISO 639-1 codes of the languages whose texts are analysed. */
export const ANALYSED_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
export type AnalysedLanguage = (typeof ANALYSED_LANGUAGES)[number];

/** A topic that a text judges. The characters from `start` to before `end` (UTF-16 code units) say so. */
export interface TopicMention {
  topic: Topic;
  polarity: Polarity;
  start: number;
  end: number;
  /** A person has said so. If the analysis found no words about the topic, `start` and `end` are 0. */
  corrected?: boolean;
}

/** How a text judges a topic, according to a person. */
export interface TopicCorrection {
  topic: Topic;
  /** Null: it does not judge it. */
  polarity: Polarity | null;
}

/** The mentions of a text as people have corrected them: a correction replaces all mentions of its topic. */
export function correctTopics(
  found: readonly TopicMention[],
  corrections: readonly TopicCorrection[],
): TopicMention[] {
  const isCorrected = ({ topic }: TopicMention) => corrections.some((one) => one.topic === topic);
  const corrected = corrections.flatMap(({ topic, polarity }) => {
    if (polarity === null) return [];
    const ofTopic = found.filter((mention) => mention.topic === topic);
    const { start, end } = ofTopic.find((mention) => mention.polarity === polarity) ??
      ofTopic[0] ?? { start: 0, end: 0 };
    return { topic, polarity, start, end, corrected: true };
  });
  return [...found.filter((mention) => !isCorrected(mention)), ...corrected];
}

/** The result of the analysis. A text in an unsupported language has neither tone nor topics. */
export interface TextAnalysis {
  /** ISO 639-1; null where it is unknown. */
  language: string | null;
  /** From -1, only complaints, to 1, only praise. */
  tone: number | null;
  /** At most one mention of each topic and polarity, in the order of the text. */
  topics: TopicMention[];
}

export function isAnalysed(language: string | null): language is AnalysedLanguage {
  return ANALYSED_LANGUAGES.some((analysed) => analysed === language);
}

export interface TextToAnalyse {
  text: string;
  /** ISO 639-1; null if unknown. Detected if omitted. */
  language?: string | null | undefined;
}

/**
 * Analyses the first `MAX_ANALYSED_LENGTH` characters of each text. Returns the results in the same order; null for a text
 * whose analysis failed or timed out.
 *
 * @throws AppError `unavailable` when no text can be analysed at present
 */
export type AnalyseTexts = (texts: readonly TextToAnalyse[]) => Promise<(TextAnalysis | null)[]>;

/** How many characters of a text are analysed, which is more than channels accept. */
export const MAX_ANALYSED_LENGTH = 10_000;
