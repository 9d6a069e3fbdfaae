import type { Topic } from '../insights/topics.ts';
import { PROPERTY_PAGE_REVIEWS } from '../paging.ts';
import type { SiteLanguage } from './site-language.ts';

/** Colour schemes of an embedded page; `auto` follows the reader's system. */
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** A list, cards side by side, the rating alone, or a row that the reader scrolls. */
export const EMBED_LAYOUTS = ['list', 'grid', 'badge', 'carousel'] as const;
export type EmbedLayout = (typeof EMBED_LAYOUTS)[number];

/** How reviews are embedded in another site. */
export interface EmbedOptions {
  layout: EmbedLayout;
  theme: EmbedTheme;
  /** The most reviews. */
  max: number;
  lang: SiteLanguage;
  /** Only reviews that judge it. */
  topic?: Topic | undefined;
}

export const MAX_EMBEDDED_REVIEWS = PROPERTY_PAGE_REVIEWS;
export const DEFAULT_EMBEDDED_REVIEWS = 10;

export const DEFAULT_EMBED: EmbedOptions = {
  layout: 'list',
  theme: 'auto',
  max: DEFAULT_EMBEDDED_REVIEWS,
  lang: 'en',
};

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
