import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import { AppError } from '#domain/errors.ts';
import { PHOTO_FORMATS } from '#domain/listings/photo.ts';
import { photoFile } from '#services/listings/photos.ts';
import type { HttpOptions, Server } from '../options.ts';
import type { PublicSite } from './public-site.ts';

/** A photo has one content for ever: another photo has another id. */
const CACHE = 'public, max-age=31536000, immutable';
const FILE = new RegExp(`^([1-9]\\d{0,14})-([1-9]\\d{0,4})\\.(${PHOTO_FORMATS.join('|')})$`);
const schema = { hide: true, params: Type.Object({ file: Type.String() }) };

/** The photos of listings. */
export function images(server: Server, { context }: HttpOptions, _site: PublicSite): void {
  server.get(pages.image(':file'), { schema }, async (request, reply) => {
    const [, id, width, name] = FILE.exec(request.params.file) ?? [];
    const format = PHOTO_FORMATS.find((each) => each === name);
    const bytes = format && (await photoFile(context, Number(id), Number(width), format));
    if (!bytes) throw new AppError('photo-not-found');
    return reply.header('cache-control', CACHE).type(`image/${format}`).send(bytes);
  });
}
