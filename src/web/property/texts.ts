import { createContext, useContext } from 'react';
import { longDate, monthOfYear } from '#domain/dates.ts';
import { formatNumber } from '#domain/format-number.ts';
import { DEFAULT_SITE_LANGUAGE, type SiteLanguage } from '#domain/listings/site-language.ts';
import { googleCopy, propertyCopy, reviewCopy } from './copy.ts';

/** What an English copy is in any language: texts, and functions of the same parameters. */
export type Translation<Copy> = Copy extends string
  ? string
  : Copy extends (...args: infer Args) => infer Text
    ? (...args: Args) => Text extends string ? string : Text
    : { readonly [Key in keyof Copy]: Translation<Copy[Key]> };

const ENGLISH = { property: propertyCopy, review: reviewCopy, google: googleCopy };

/** The texts of a property in one language, with its formats. */
export interface PropertyTexts extends Translation<typeof ENGLISH> {
  language: SiteLanguage;
  format: {
    number(value: number): string;
    /** An average with one decimal. */
    average(value: number): string;
    /** A date in long format. */
    date(date: Date, timeZone: string): string;
    /** A month from 1 to 12 with its year. */
    month(month: { year: number; month: number }): string;
  };
}

const TextsContext = createContext<PropertyTexts>({
  language: DEFAULT_SITE_LANGUAGE,
  ...ENGLISH,
  // The language of dates in the manager app is a setting of the person.
  format: { number: formatNumber, average: (value) => value.toFixed(1), date: longDate, month: monthOfYear },
});

/** Sets the language of the elements inside. */
export const Texts = TextsContext.Provider;

/** The texts in the language of the page; English without `Texts`. */
export const useTexts = (): PropertyTexts => useContext(TextsContext);
