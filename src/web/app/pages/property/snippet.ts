import { pages } from '#contract/paths.ts';
import { DEFAULT_EMBEDDED_REVIEWS, type EmbedTheme } from '#domain/listings/embed.ts';

export interface EmbedOptions {
  theme: EmbedTheme;
  max: number;
}

export const DEFAULT_EMBED: EmbedOptions = { theme: 'auto', max: DEFAULT_EMBEDDED_REVIEWS };

/** The path and query of the frame. */
export function embedAddress(listingId: number, { theme, max }: EmbedOptions): string {
  return `${pages.embed(listingId)}?theme=${theme}&max=${max}`;
}

/** The markup for another site. The frame has a fixed height until the script sets that of the content. */
export function snippet(
  publicUrl: string,
  listing: { id: number; name: string },
  options: EmbedOptions,
): string {
  const source = escaped(publicUrl + embedAddress(listing.id, options));
  const title = escaped(`Guest reviews of ${listing.name}`);
  return [
    `<iframe src="${source}" title="${title}" width="100%" height="640" frameborder="0" loading="lazy"></iframe>`,
    `<script src="${escaped(publicUrl + pages.embedLoader())}" async></script>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s+/g, ' ');
}
