export const COLOUR_PATTERN = '^#[0-9a-f]{6}$';

/** The colour of texts on the company's colour: the cream of the public site. */
const TEXT = '#fffdf6';
/** WCAG 2.2, 1.4.3: the least contrast of a text that is not large. */
const MIN_CONTRAST = 4.5;

/** Whether the site's light texts can be read on a colour. @param colour as `COLOUR_PATTERN` */
export function isReadableGround(colour: string): boolean {
  return contrast(colour, TEXT) >= MIN_CONTRAST;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
