/** Characters of a tag. */
export const MAX_TAG_LENGTH = 30;
/** Tags of one review. */
export const MAX_TAGS = 20;
/** Of one tag, also before it is normalized. Commas separate the tags of a filter. */
export const TAG_PATTERN = `[^,\\u0000-\\u001f]{1,${MAX_TAG_LENGTH}}`;

/**
 * A tag as it is stored and compared: in lower case, without surplus spaces. Empty if nothing is left. Some letters become
 * two, so it is cut off.
 */
export function normalizeTag(text: string): string {
  const lower = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return lower.slice(0, MAX_TAG_LENGTH).toWellFormed();
}
