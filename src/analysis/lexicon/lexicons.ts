import type { AnalysedLanguage } from '#domain/insights/topics.ts';
import { english } from './english/lexicon.ts';
import type { LanguageLexicon } from './format.ts';
import { french } from './french/lexicon.ts';
import { german } from './german/lexicon.ts';
import { italian } from './italian/lexicon.ts';
import { portuguese } from './portuguese/lexicon.ts';
import { spanish } from './spanish/lexicon.ts';

export const LEXICONS: Record<AnalysedLanguage, LanguageLexicon> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
};
