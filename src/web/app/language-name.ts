const names = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language. @param code ISO 639-1 */
export const languageName = (code: string): string => names.of(code) ?? code;
