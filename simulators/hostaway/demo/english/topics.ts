/** What English sentences are about. `home` sentences come with each home instead. */
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
