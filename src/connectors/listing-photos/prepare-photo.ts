import sharp from 'sharp';
import { PHOTO_WIDTHS, type PhotoFile, type PreparedPhoto } from '#domain/listings/photo.ts';
import { PhotoError } from './fetch-photo.ts';

/** Decoding needs four bytes a pixel; cameras make photos of up to 50 million pixels. */
const MAX_PIXELS = 60_000_000;
const TIMEOUT_SECONDS = 30;
/** The formats of cameras and upstreams. Vector images and documents could load other files. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);

// One photo at a time is prepared in the background; its memory is returned afterwards.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes the files that pages show from a photo: upright, in two widths, without location and other metadata.
 *
 * @throws {PhotoError} not-a-photo for anything else, too-large for too many pixels
 */
export async function preparePhoto(original: Buffer): Promise<PreparedPhoto> {
  const open = () => sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  try {
    const { format, autoOrient } = await open().metadata();
    if (!format || !FORMATS.has(format)) throw new PhotoError('not-a-photo');
    const widths = [...new Set(PHOTO_WIDTHS.map((width) => Math.min(width, autoOrient.width)))];
    const files: PhotoFile[] = [];
    for (const width of widths) {
      const resized = await open()
        .timeout({ seconds: TIMEOUT_SECONDS })
        .autoOrient()
        .resize({ width })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width: exact, height, channels } = resized.info;
      const pixels = () => sharp(resized.data, { raw: { width: exact, height, channels } });
      files.push(
        { width: exact, format: 'avif', bytes: await pixels().avif({ quality: 50, effort: 3 }).toBuffer() },
        { width: exact, format: 'webp', bytes: await pixels().webp({ quality: 74 }).toBuffer() },
      );
    }
    const width = Math.max(...widths);
    return { width, height: Math.round((width * autoOrient.height) / autoOrient.width), files };
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new PhotoError(isTooLarge ? 'too-large' : 'not-a-photo', error);
  }
}
