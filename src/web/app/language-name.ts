const names = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language. @param code ISO 639-1 */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}
