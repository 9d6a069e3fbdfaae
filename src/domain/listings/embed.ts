import { PROPERTY_PAGE_REVIEWS } from '../paging.ts';

/** Colour schemes of an embedded page; `auto` follows the reader's system. */
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

export const MAX_EMBEDDED_REVIEWS = PROPERTY_PAGE_REVIEWS;
export const DEFAULT_EMBEDDED_REVIEWS = 10;

/** How many sites can embed our pages; the list has to fit a header. */
export const MAX_EMBED_ORIGINS = 50;
/** Longer than any host name with its port (RFC 1035: 253 characters). */
export const MAX_ORIGIN_LENGTH = 270;

/** Origins that are safe in a header, after URL parsing. */
const WEB_ORIGIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;
const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/**
 * The origin of a site as browsers write it: `https://`, a host and optionally a port. `http://` is accepted for localhost
 * only. Null for any other text.
 */
export function originOf(text: string): string | null {
  const typed = text.trim();
  if (!/^https?:\/\/[^/?#\\@\s\p{Cc}]+\/?$/iu.test(typed) || !URL.canParse(typed)) return null;
  const { origin } = new URL(typed);
  return WEB_ORIGIN.test(origin) || LOCAL_ORIGIN.test(origin) ? origin : null;
}
