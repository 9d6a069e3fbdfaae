import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { PropertyPage, SiteContext } from '#contract/listings/site.ts';
import { inLanguage, pages } from '#contract/paths.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/listings/google-review.ts';
import { isFiltered, PROPERTY_PARAMETERS, VIEW_PARAMETERS } from '#domain/listings/property-view.ts';
import { SITE_LANGUAGES } from '#domain/listings/site-language.ts';
import { googleReviews } from '#services/listings/google-reviews.ts';
import { googlePlaceFor } from '#services/listings/listing-places.ts';
import { type PropertyWithPlace, publicProperty } from '#services/listings/property.ts';
import { googleReviewsOut } from '../api/listings/listings.ts';
import { refuseOtherSites } from '../authorization.ts';
import type { HttpOptions, Server } from '../options.ts';
import { HTML, sendHtml } from './document.ts';
import {
  failedPage,
  listingIdOf,
  PropertyParams,
  redirectMerged,
  redirectSlash,
  viewOf,
} from './page-request.ts';
import type { PublicSite } from './public-site.ts';
import { negotiated } from './site-languages.ts';

const FEED = { 'content-type': 'application/feed+json; charset=utf-8', 'cache-control': 'no-cache' };

/** The public page of a property in each language, its Google section and its feed. */
export function propertyPages(server: Server, options: HttpOptions, publicSite: PublicSite): void {
  const { context, web } = options;
  const { documents, rendered } = publicSite;
  const { renderer } = web;
  const schema = { hide: true, params: PropertyParams };
  for (const language of SITE_LANGUAGES) {
    const site = () => publicSite.site(language);
    const pathOf = (path: string) => inLanguage(language, path);

    server.get(
      pathOf(pages.property(':listingId')),
      {
        schema,
        ...negotiated(language),
        errorHandler: propertyErrors(options, publicSite, site),
      },
      async (request, reply) => {
        const id = listingIdOf(request.params);
        const { view, isAddress } = viewOf(request, VIEW_PARAMETERS, PROPERTY_PARAMETERS);
        const address = pathOf(pages.property(id, view));
        // The form sends empty fields too, and each view has one address, for caches and search engines.
        if (!isAddress) return reply.header('cache-control', 'no-cache').redirect(address);
        return documents.send(request, reply, {
          url: address,
          listing: id,
          // Strangers could otherwise fill the cache with views that nobody reads twice.
          isCached: !isFiltered(view),
          async render() {
            const found = await publicProperty(context, id, { view, language });
            return { text: renderer.property(site(), propertyPage(found)), headers: HTML };
          },
        });
      },
    );

    redirectSlash(server, pathOf(pages.property(':listingId')));
    server.get(
      pathOf(pages.property('*')),
      { schema: { hide: true }, errorHandler: propertyErrors(options, publicSite, site) },
      () => {
        throw new AppError('property-not-found');
      },
    );

    const googleFailed = rendered(() => renderer.google(site(), { kind: 'failed' }));
    server.get(pathOf(pages.propertyGoogle(':listingId')), { schema }, async (request, reply) => {
      refuseOtherSites(request);
      // Google's reviews are stored nowhere, not even by browsers.
      reply.header('cache-control', 'no-store');
      try {
        const id = listingIdOf(request.params);
        const placeId = await publicSite.lookUp(() => googlePlaceFor(context, id));
        if (!placeId) throw new AppError('no-google-place');
        const order = { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST, language };
        const found = googleReviewsOut(await googleReviews(context, placeId, order, request.ip));
        return sendHtml(reply, 200, renderer.google(site(), { kind: 'reviews', ...found }));
      } catch (error) {
        const isRefused = error instanceof AppError && error.code !== 'unavailable';
        if (!isRefused) context.outageLog.warn({}, `Google reviews are not shown: ${messageOf(error)}`);
        // The page's script inserts only responses with 200, so the message is sent as content. The reason is in the log.
        return sendHtml(reply, 200, googleFailed());
      }
    });
  }

  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!redirectMerged(error, request, reply)) throw error;
  };
  server.get(pages.propertyFeed(':listingId'), { schema, errorHandler }, async (request, reply) => {
    const id = listingIdOf(request.params);
    return documents.send(request, reply, {
      url: pages.propertyFeed(id),
      listing: id,
      async render() {
        const found = await publicProperty(context, id);
        return { text: renderer.feed(publicSite.site('en'), propertyPage(found)), headers: FEED };
      },
    });
  });
}

/** What the renderer shows of a property. */
export function propertyPage({ placeId, isCompanyPlace, ...found }: PropertyWithPlace): PropertyPage {
  const google = placeId === null ? null : isCompanyPlace ? 'company' : 'listing';
  return { ...found, google };
}

/** Error pages with the layout of the property page. */
export function propertyErrors(
  { context, web: { renderer } }: HttpOptions,
  { rendered }: PublicSite,
  site: () => SiteContext,
) {
  // Rendered once: rejecting requests must cost next to nothing.
  const notFound = rendered(() => renderer.propertyNotFound(site()));
  const failed = failedPage(
    context,
    'property',
    rendered(() => renderer.propertyFailed(site())),
  );
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const moved = redirectMerged(error, request, reply);
    if (moved) return moved;
    if (error instanceof AppError && error.code === 'not-found') {
      const { listingId } = request.params as { listingId: string };
      const isView = error.problem.reason === 'no-such-view' && /^\d+$/.test(listingId);
      return sendHtml(reply, 404, isView ? renderer.viewNotFound(site(), Number(listingId)) : notFound());
    }
    return failed(error, request, reply);
  };
}
