import { createContext, type ReactNode, useContext } from 'react';
import { numberFormats } from '#domain/format-number.ts';
import type { SiteLanguage } from '#domain/listings/site-language.ts';
import { type PropertyTexts, Texts } from '#web/property/texts.ts';
import { de } from './languages/de.ts';
import { en, type SiteCopy } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import { pt } from './languages/pt.ts';

const COPIES: Record<SiteLanguage, SiteCopy> = { en, de, fr, es, it, pt };
/** English numbers and dates are American. */
const LOCALES: Record<SiteLanguage, string> = {
  en: 'en-US',
  de: 'de',
  fr: 'fr',
  es: 'es',
  it: 'it',
  pt: 'pt-PT',
};

/** The locale of numbers and dates. */
export const localeOf = (language: SiteLanguage): string => LOCALES[language];

/** The texts of the public site in one language, with its formats. */
export interface SiteTexts
  extends PropertyTexts,
    Pick<SiteCopy, 'site' | 'explanation' | 'homes' | 'topics' | 'categories'> {
  /** The name of a category of ratings, also of one that has no translation. */
  categoryName(category: string): string;
  /** The name of a language in the language of the page. @param code ISO 639-1 */
  languageName(code: string): string;
  /** The same where it stands alone, so that it begins with a capital letter. */
  languageOption(code: string): string;
}

const made = new Map<SiteLanguage, SiteTexts>();

export function textsIn(language: SiteLanguage): SiteTexts {
  const texts = made.get(language) ?? makeTexts(language);
  made.set(language, texts);
  return texts;
}

function makeTexts(language: SiteLanguage): SiteTexts {
  const copy = COPIES[language];
  const locale = LOCALES[language];
  const { number, average } = numberFormats(locale);
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const languageName = (code: string) => languages.of(code) ?? code;
  const { cleanliness, communication, accuracy, location, value, 'check-in': checkin } = copy.topics;
  const shared = { cleanliness, communication, accuracy, location, value, checkin };
  const categories: Readonly<Record<string, string>> = { ...shared, ...copy.categories };
  const day = language === 'en' ? '2-digit' : 'numeric';
  return {
    ...copy,
    language,
    categoryName: (category) => categories[category] ?? category.replaceAll('_', ' '),
    languageName,
    languageOption: (code) => {
      const name = languageName(code);
      return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
    },
    format: {
      number,
      average,
      date: (date, timeZone) =>
        date.toLocaleDateString(locale, { timeZone, year: 'numeric', month: 'long', day }),
      month: ({ year, month }) =>
        new Date(Date.UTC(year, month - 1, 1)).toLocaleDateString(locale, {
          timeZone: 'UTC',
          year: 'numeric',
          month: 'long',
        }),
    },
  };
}

const SiteTextsContext = createContext<SiteTexts>(textsIn('en'));

export const useSiteTexts = (): SiteTexts => useContext(SiteTextsContext);

/** Renders its children in a language. */
export function InLanguage({ language, children }: { language: SiteLanguage; children: ReactNode }) {
  const texts = textsIn(language);
  return (
    <SiteTextsContext value={texts}>
      <Texts value={texts}>{children}</Texts>
    </SiteTextsContext>
  );
}
