export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl' | 'ja' | 'ar' | 'tr';

export type Mood = 'delighted' | 'mixed' | 'unhappy';

/** What guests say, and what the company answers, in one language. Slots as in `Home`: {city}, {area}, {guest} … */
export interface Phrasebook {
  /** Reviews that stand alone. */
  whole: Readonly<Record<Mood, readonly string[]>>;
  /** Sentences to make further reviews of. */
  praise: readonly string[];
  complaint: readonly string[];
  /** Responses to a good and to a bad review. */
  thanks: readonly string[];
  sorry: readonly string[];
}
