/** What a text tells of its language by the script it is written in, for the `lang` and `dir` of markup. */
export interface Writing {
  /** BCP 47; null where the script does not say, as Latin does not. */
  lang: string | null;
  /** `auto` leaves it to whoever shows the text. */
  dir: 'auto' | 'rtl' | 'ltr';
}

/** How much of a long text is looked at. */
const SAMPLE = 2_000;
/** How much of its letters a script must have: place names in another one do not change a text's language. */
const SHARE = 0.4;
const LETTER = /\p{L}/gu;

/** Scripts that tell a language or at least themselves (`und-…`: undetermined, but in this script). */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const HAN = /\p{Script=Han}/gu;
const SCRIPTS: readonly [pattern: RegExp, lang: string][] = [
  [HAN, 'zh'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'und-Cyrl'],
  [/\p{Script=Devanagari}/gu, 'und-Deva'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Bengali}/gu, 'und-Beng'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Lao}/gu, 'lo'],
];
/** Letters that Arabic itself does not have, but Persian, Urdu and others written in its script do. */
const BEYOND_ARABIC = /[پچژگٹڈڑکیےۀ]/u;
/** A few kana make Chinese characters Japanese. */
const SOME_KANA = 0.1;
const RIGHT_TO_LEFT = new Set(['ar', 'und-Arab', 'he']);

export function writingOf(text: string): Writing {
  const lang = languageOf(text.slice(0, SAMPLE));
  if (lang === null) return { lang, dir: 'auto' };
  return { lang, dir: RIGHT_TO_LEFT.has(lang) ? 'rtl' : 'ltr' };
}

function languageOf(sample: string): string | null {
  const letters = count(sample, LETTER);
  if (letters === 0) return null;
  const shareOf = (pattern: RegExp) => count(sample, pattern) / letters;
  const kana = shareOf(KANA);
  if (kana >= SOME_KANA && kana + shareOf(HAN) >= SHARE) return 'ja';
  const lang = SCRIPTS.find(([pattern]) => shareOf(pattern) >= SHARE)?.[1] ?? null;
  return lang === 'ar' && BEYOND_ARABIC.test(sample) ? 'und-Arab' : lang;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
