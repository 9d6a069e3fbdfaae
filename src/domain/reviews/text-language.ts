/** The `lang` and `dir` attributes of a text, derived from its script. */
export interface TextLanguage {
  /** BCP 47; null where the script does not identify a language, as with Latin. */
  lang: string | null;
  /** `auto` lets the browser decide. */
  dir: 'auto' | 'rtl' | 'ltr';
}

/** How many characters are examined. */
const SAMPLE = 2_000;
/** The share of letters that a script needs, so that place names in another script do not count. */
const SHARE = 0.4;
const LETTER = /\p{L}/gu;

/** Scripts and their languages (`und-…`: undetermined language in this script). */
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
/** Letters of Persian, Urdu and others that Arabic does not have. */
const NON_ARABIC_LETTERS = /[پچژگٹڈڑکیےۀ]/u;
/** The share of kana that identifies Japanese. */
const KANA_SHARE = 0.1;
const RIGHT_TO_LEFT = new Set(['ar', 'und-Arab', 'he']);

export function textLanguage(text: string): TextLanguage {
  const lang = languageOf(text.slice(0, SAMPLE));
  if (lang === null) return { lang, dir: 'auto' };
  return { lang, dir: RIGHT_TO_LEFT.has(lang) ? 'rtl' : 'ltr' };
}

function languageOf(sample: string): string | null {
  const letters = count(sample, LETTER);
  if (letters === 0) return null;
  const shareOf = (pattern: RegExp) => count(sample, pattern) / letters;
  const kana = shareOf(KANA);
  if (kana >= KANA_SHARE && kana + shareOf(HAN) >= SHARE) return 'ja';
  const lang = SCRIPTS.find(([pattern]) => shareOf(pattern) >= SHARE)?.[1] ?? null;
  return lang === 'ar' && NON_ARABIC_LETTERS.test(sample) ? 'und-Arab' : lang;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
