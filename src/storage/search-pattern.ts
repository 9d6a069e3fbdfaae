/** A pattern for `like` that finds a text anywhere. */
export function anywhere(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The same for the column `search_text`, in which spaces are `X`: trigrams do not cross spaces. */
export function anywhereInSearchText(normalized: string): string {
  return anywhere(normalized.replaceAll(' ', 'X'));
}
