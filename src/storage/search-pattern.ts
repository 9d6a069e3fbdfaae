/** A pattern for `like` that finds a text anywhere. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * The same for the column `search_text`, in which spaces are `X`, because trigrams do not cross spaces, and apostrophes of
 * all kinds, for which the pattern has any character.
 */
export function anywhereInSearchText(normalized: string): string {
  return anywhere(normalized.replaceAll(' ', 'X')).replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '_');
}
