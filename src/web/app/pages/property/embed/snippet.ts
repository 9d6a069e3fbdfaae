import { pages } from '#contract/paths.ts';
import { DEFAULT_EMBEDDED_REVIEWS, type EmbedTheme } from '#domain/embed.ts';

export interface EmbedChoice {
  theme: EmbedTheme;
  max: number;
}

/** What is not said is as the server has it. */
export const FIRST_CHOICE: EmbedChoice = { theme: 'auto', max: DEFAULT_EMBEDDED_REVIEWS };

/** The address of the frame without the site that it is on. */
export function embedAddress(listingId: number, { theme, max }: EmbedChoice): string {
  return `${pages.embed(listingId)}?theme=${theme}&max=${max}`;
}

/** The markup for another site. Its height holds until the script has heard the content's own; both work alone. */
export function snippet(
  publicUrl: string,
  listing: { id: number; name: string },
  choice: EmbedChoice,
): string {
  const source = escaped(publicUrl + embedAddress(listing.id, choice));
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
