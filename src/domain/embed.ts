import { PROPERTY_PAGE_REVIEWS } from './paging.ts';

/** In which colours an embedded page is shown; `auto` follows the reader's system. */
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

export const MAX_EMBEDDED_REVIEWS = PROPERTY_PAGE_REVIEWS;
export const DEFAULT_EMBEDDED_REVIEWS = 10;

/** So many sites may embed our pages; a list that long fits a header. */
export const MAX_EMBED_ORIGINS = 50;
/** Longer than any host name with its port (RFC 1035: 253 characters). */
export const LONGEST_ORIGIN = 270;

/** What may stand in a header without a second thought, after the browser's own parser has had it. */
const WEB_ORIGIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;
const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/**
 * The origin of a site as browsers write it, or null for what is none: `https://` and a host, perhaps a port, and
 * nothing after it but one slash. Plain `http://` only for one's own machine.
 */
export function originOf(text: string): string | null {
  const typed = text.trim();
  if (!/^https?:\/\/[^/?#\\@\s\p{Cc}]+\/?$/iu.test(typed) || !URL.canParse(typed)) return null;
  const { origin } = new URL(typed);
  return WEB_ORIGIN.test(origin) || LOCAL_ORIGIN.test(origin) ? origin : null;
}
