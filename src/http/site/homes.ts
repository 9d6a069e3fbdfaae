import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage, pages } from '#contract/paths.ts';
import { AppError } from '#domain/errors.ts';
import { HOMES_NAMES, HOMES_PARAMETERS, homesQuery } from '#domain/listings/homes-view.ts';
import { SITE_LANGUAGES } from '#domain/listings/site-language.ts';
import { homes } from '#services/listings/homes.ts';
import type { HttpOptions, Server } from '../options.ts';
import { HTML, sendHtml } from './document.ts';
import { failedPage, redirectSlash, viewOf } from './page-request.ts';
import type { PublicSite } from './public-site.ts';
import { negotiated } from './site-languages.ts';

export function homesPages(server: Server, { context, web }: HttpOptions, publicSite: PublicSite): void {
  for (const language of SITE_LANGUAGES) {
    const site = () => publicSite.site(language);
    const notFound = publicSite.rendered(() => web.renderer.homesNotFound(site()));
    const failed = failedPage(
      context,
      'homes',
      publicSite.rendered(() => web.renderer.failed(site())),
    );
    const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const isMissing = error instanceof AppError && error.code === 'not-found';
      return isMissing ? sendHtml(reply, 404, notFound()) : failed(error, request, reply);
    };
    redirectSlash(server, inLanguage(language, pages.homes()));
    server.get(
      inLanguage(language, pages.homes()),
      { schema: { hide: true }, ...negotiated(language), errorHandler },
      async (request, reply) => {
        const { view, isAddress } = viewOf(request, HOMES_NAMES, HOMES_PARAMETERS);
        const address = inLanguage(language, pages.homes(view));
        if (!isAddress) return reply.header('cache-control', 'no-cache').redirect(address);
        return publicSite.documents.send(request, reply, {
          url: address,
          listing: 'any',
          isCached: homesQuery({ ...view, page: 1 }) === '',
          async render() {
            const found = await homes(context, view);
            return { text: web.renderer.homes(site(), found), headers: HTML };
          },
        });
      },
    );
  }
}
