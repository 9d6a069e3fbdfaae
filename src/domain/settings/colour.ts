export const COLOUR_PATTERN = '^#[0-9a-fA-F]{6}$';

/** The surfaces of the public site, on which texts in the company's colour stand: `--color-surface` in `tokens.css`. */
const SURFACE = { light: '#f6f3e8', dark: '#192d29' } as const;
/** WCAG 2.2, 1.4.3: the least contrast of a text that is not large. */
const MIN_CONTRAST = 4.5;
/** How much white each attempt adds. */
const STEP = 0.05;

/** The company's colour in both schemes; in the dark one as much lighter as texts need. */
export interface BrandColours {
  light: string;
  dark: string;
}

/**
 * Whether a colour can be read on the light surfaces of the site, and light texts on it. Its lighter variant can always be
 * read on the dark ones.
 *
 * @param colour as `COLOUR_PATTERN`
 */
export function isReadableColour(colour: string): boolean {
  return contrast(colour, SURFACE.light) >= MIN_CONTRAST;
}

/** @param colour as `COLOUR_PATTERN` */
export function brandColours(colour: string): BrandColours {
  let dark = colour;
  while (contrast(dark, SURFACE.dark) < MIN_CONTRAST) dark = mixed(dark, '#ffffff', STEP);
  return { light: colour, dark };
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour with a share of another, from 0 to 1. */
export function mixed(colour: string, other: string, share: number): string {
  const parts = channels(other);
  const values = channels(colour).map((value, at) => value + ((parts[at] ?? 0) - value) * share);
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
