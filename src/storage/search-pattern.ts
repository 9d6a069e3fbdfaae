/** A pattern for `like` that finds a text anywhere. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The same for the column `search_text`, in which spaces are `X`: trigrams do not cross spaces. */
export function anywhereInSearchText(normalized: string): string {
  return anywhere(normalized.replaceAll(' ', 'X'));
}
