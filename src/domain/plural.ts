const ENGLISH = new Intl.PluralRules('en');

/** The form of a word for a number, by the rules of the language of our texts, as `plural(2, 'review', 'reviews')`. */
export function plural(count: number, one: string, other: string): string {
  return ENGLISH.select(count) === 'one' ? one : other;
}
