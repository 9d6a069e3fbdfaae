/** What is stored where no language can be recognized (ISO 639-2). Null is stored until a text was looked at. */
export const UNDETERMINED = 'und';

/** The languages that can be recognized. */
export const DETECTED_LANGUAGES =
  'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ms nl no or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh'.split(
    ' ',
  );

/** Matches an ISO 639-1 code. */
export const LANGUAGE_PATTERN = '^[a-z]{2}$';

/** The language of a stored review; null where it is not known. */
export function knownLanguage(stored: string | null): string | null {
  return stored === UNDETERMINED ? null : stored;
}
