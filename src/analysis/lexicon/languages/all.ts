import type { AnalysedLanguage } from '#domain/insights/topics.ts';
import type { LanguageWords } from '../format.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

export const LANGUAGE_WORDS: Record<AnalysedLanguage, LanguageWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
};
