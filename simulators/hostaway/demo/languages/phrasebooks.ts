import type { Language, Phrasebook } from '../phrasebook.ts';
import { ARABIC } from './arabic.ts';
import { DUTCH } from './dutch.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';

/** Every language except English, which is composed by topic. */
export const PHRASEBOOKS: Readonly<Record<Exclude<Language, 'en'>, Phrasebook>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  pl: POLISH,
  ja: JAPANESE,
  ar: ARABIC,
  tr: TURKISH,
};
