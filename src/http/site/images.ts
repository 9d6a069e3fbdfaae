import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import { AppError } from '#domain/errors.ts';
import { PHOTO_FORMATS } from '#domain/listings/photo.ts';
import { isReadableColour } from '#domain/settings/colour.ts';
import { photoFile } from '#services/listings/photos.ts';
import { logoFile } from '#services/settings/logo.ts';
import type { HttpOptions, Server } from '../options.ts';
import type { PublicSite } from './public-site.ts';

/** An image never changes: another image has another id, and another colour another address. */
const CACHE = 'public, max-age=31536000, immutable';
const PHOTO = new RegExp(`^([1-9]\\d{0,14})-([1-9]\\d{0,4})\\.(${PHOTO_FORMATS.join('|')})$`);
const LOGO = /^logo-([1-9]\d{0,14})\.webp$/;
const STYLE = /^([0-9a-f]{6})\.css$/;
const schema = { hide: true, params: Type.Object({ file: Type.String() }) };

/** The photos of listings, the company's logo, and its colour as a style sheet. */
export function images(server: Server, { context, web }: HttpOptions, { lookUp }: PublicSite): void {
  server.get(pages.image(':file'), { schema }, async (request, reply) => {
    const { file } = request.params;
    const [, logo] = LOGO.exec(file) ?? [];
    const [, id, width, name] = PHOTO.exec(file) ?? [];
    const format = PHOTO_FORMATS.find((each) => each === name) ?? 'webp';
    const bytes = logo
      ? await lookUp(() => logoFile(context, Number(logo)))
      : id && (await lookUp(() => photoFile(context, Number(id), Number(width), format)));
    if (!bytes) throw new AppError('photo-not-found');
    return reply.header('cache-control', CACHE).type(`image/${format}`).send(bytes);
  });

  // A file, because the content security policy forbids inline styles.
  server.get('/brand/:file', { schema }, async (request, reply) => {
    const [, digits] = STYLE.exec(request.params.file) ?? [];
    const colour = `#${digits}`;
    if (!digits || !isReadableColour(colour)) throw new AppError('unknown-address');
    return reply
      .header('cache-control', CACHE)
      .type('text/css; charset=utf-8')
      .send(web.renderer.brandStyle(colour));
  });
}
