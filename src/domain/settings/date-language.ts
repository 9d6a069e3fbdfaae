/** How a person reads dates in the manager app: in the language of the browser, or in one of these. */
export const DATE_LANGUAGES = [
  'en-US',
  'browser',
  'en-GB',
  'de',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'pt',
] as const;
export type DateLanguage = (typeof DATE_LANGUAGES)[number];

/** That of public pages, and of everyone who has chosen none. */
export const DEFAULT_DATE_LANGUAGE = 'en-US' satisfies DateLanguage;
