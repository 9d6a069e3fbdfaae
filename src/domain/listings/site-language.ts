/** ISO 639-1 codes of the languages of the public site. English pages have addresses without a language. */
export const SITE_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];
export const DEFAULT_SITE_LANGUAGE: SiteLanguage = 'en';
