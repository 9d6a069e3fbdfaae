import sharp from 'sharp';
import { LOGO_FORMATS, type PreparedLogo } from '#domain/settings/brand.ts';

const MAX_PIXELS = 16_000_000;
/** Twice the size in which pages show it, for sharp screens. */
const SIZE = { width: 480, height: 96 };
const TIMEOUT_SECONDS = 10;

/** Resizes and re-encodes a logo, without metadata. @returns null for anything but a PNG, JPEG or WebP image */
export async function prepareLogo(original: Buffer): Promise<PreparedLogo | null> {
  try {
    const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (!LOGO_FORMATS.some((known) => known === format)) return null;
    const { data, info } = await image
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ ...SIZE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ nearLossless: true })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, bytes: data };
  } catch {
    // Whatever is wrong with it, the message is the same: it is no such image.
    return null;
  }
}
