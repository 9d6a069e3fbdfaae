import type { GoogleReview, LocalizedText } from './place-record.ts';

/** What a review says to somebody who reads `language`; null when its author left a rating only. */
export interface Localised {
  sent: LocalizedText;
  original: LocalizedText;
  isTranslated: boolean;
}

/**
 * The original for whoever reads its language, and otherwise the translation that the data holds: the simulator
 * translates nothing itself, so whatever else is asked for comes in English.
 */
export function localised({ text, originalText }: GoogleReview, language: string): Localised | null {
  const original = originalText ?? text;
  if (!original) return null;
  const isRead = main(original.languageCode) === main(language);
  const sent = isRead ? original : (text ?? original);
  return { sent, original, isTranslated: main(sent.languageCode) !== main(original.languageCode) };
}

/** `pt` of `pt-BR`. */
export function main(languageCode: string): string {
  return languageCode.split(/[-_]/)[0]?.toLowerCase() ?? '';
}
