import { brandColours, mixed } from '#domain/settings/colour.ts';

/** The colours of `tokens.css` and of the header in `site.css`, on which those of the company depend. */
const SCHEMES = {
  light: { ground: '#fffdf6', ink: '#fffdf6', black: 0, tint: 0.05 },
  dark: { ground: '#10201d', ink: '#f6f1e3', black: 0.25, tint: 0.12 },
} as const;

/**
 * The company's colour in place of the product's green: below the header, of its booking button, and of links. It is dark
 * enough for the header's light texts, which have one colour here. Printed pages have no colours.
 *
 * @param colour such as `#284e4c`
 */
export function brandStyle(colour: string): string {
  return (['light', 'dark'] as const)
    .map((scheme) => `@media screen and (prefers-color-scheme: ${scheme}) {\n${rules(colour, scheme)}\n}\n`)
    .join('');
}

function rules(colour: string, scheme: keyof typeof SCHEMES): string {
  const { ground, ink, black, tint } = SCHEMES[scheme];
  const link = brandColours(colour)[scheme];
  const band = mixed(colour, '#000000', black);
  return `:root {
  --color-brand: ${link};
  --color-tint: ${mixed(ground, colour, tint)};${scheme === 'light' ? `\n  --color-title: ${colour};` : ''}
}
.top-bar,
.page > .property-header {
  --color-ground: ${band};
  --color-quiet: ${ink};
  --color-title: ${ink};
  --color-brand: ${ink};
  --color-edge: ${mixed(band, ink, 0.6)};
  --color-star-off: ${mixed(band, ink, 0.25)};
}
.book {
  background: ${ink};
  color: ${band};
}
.book:hover {
  background: #fff;
}`;
}
