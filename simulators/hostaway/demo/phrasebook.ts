export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl' | 'ja' | 'ar' | 'tr';

export type Mood = 'delighted' | 'mixed' | 'unhappy';

/** Review texts and responses in one language, with slots as in `Home`: {city}, {area}, {guest} … */
export interface Phrasebook {
  /** Whole reviews. */
  whole: Readonly<Record<Mood, readonly string[]>>;
  /** Sentences to combine into further reviews. */
  praise: readonly string[];
  complaint: readonly string[];
  /** Responses to a good and to a bad review. */
  thanks: readonly string[];
  sorry: readonly string[];
}

/** The topics of English sentences. Sentences about `home` are defined with each home. */
export type Topic =
  | 'clean'
  | 'location'
  | 'checkin'
  | 'host'
  | 'bed'
  | 'quiet'
  | 'kitchen'
  | 'wifi'
  | 'space'
  | 'bathroom'
  | 'value'
  | 'comfort'
  | 'home';

export type TopicSentences = Readonly<Record<Exclude<Topic, 'home'>, readonly string[]>>;
