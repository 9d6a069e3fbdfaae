import { pages } from '#contract/paths.ts';
import { DEFAULT_EMBED, type EmbedOptions } from '#domain/listings/embed.ts';

/** The options that differ from the defaults, in the order of the parameters. */
function chosen(options: EmbedOptions): [string, string][] {
  const names = Object.keys({ ...DEFAULT_EMBED, topic: undefined }) as (keyof EmbedOptions)[];
  return names.flatMap((name) => {
    const value = options[name];
    return value === undefined || value === DEFAULT_EMBED[name] ? [] : [[name, String(value)]];
  });
}

/** The path and query of the frame. @param subject what follows `/embed/`: a listing id, `group/ID` or `company` */
export function embedAddress(subject: string, options: EmbedOptions): string {
  const query = new URLSearchParams(chosen(options));
  return query.size === 0 ? pages.embed(subject) : `${pages.embed(subject)}?${query}`;
}

/** One line of script for another site, which adds the frame in its place. @param title names the frame */
export function snippet(publicUrl: string, subject: string, title: string, options: EmbedOptions): string {
  const data = [['reviews', subject], ['title', title], ...chosen(options)];
  const attributes = data.map(([name = '', value = '']) => ` data-${name}="${escaped(value)}"`).join('');
  return `<script async src="${escaped(publicUrl + pages.embedLoader())}"${attributes}></script>`;
}

/** A frame without a script, with a fixed height. */
export function plainFrame(publicUrl: string, subject: string, title: string, options: EmbedOptions): string {
  const source = escaped(publicUrl + embedAddress(subject, options));
  return `<iframe src="${source}" title="${escaped(title)}" width="100%" height="640" frameborder="0" loading="lazy"></iframe>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s+/g, ' ');
}
