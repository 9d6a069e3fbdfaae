import { pages } from '#contract/paths.ts';
import { can } from '#domain/accounts/permissions.ts';
import type { PreviewedReviews } from '#domain/decisions/approval.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { pageParameter } from '#domain/listings/page-parameters.ts';
import { requireListing } from '#services/listings/listing-places.ts';
import { publicPageOf, publicProperty } from '#services/listings/property.ts';
import { personOf } from '../authorization.ts';
import type { HttpOptions, Server } from '../options.ts';
import { sendHtml } from './document.ts';
import { listingIdOf, PropertyParams } from './page-request.ts';
import { propertyErrors, propertyPage } from './property.ts';
import type { PublicSite } from './public-site.ts';

/** The public page of a property as it would be with pending reviews approved: for managers, and never cached. */
export function previewPages(server: Server, options: HttpOptions, publicSite: PublicSite): void {
  const { context, web } = options;
  const site = () => publicSite.site('en');
  server.get(
    pages.preview(':listingId'),
    {
      schema: { hide: true, params: PropertyParams },
      errorHandler: propertyErrors(options, publicSite, site),
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const actor = await personOf(context, request);
      if (!actor || !can(actor, 'reviews:read')) {
        return reply.redirect(`${pages.login()}?redirect=${encodeURIComponent(request.url)}`);
      }
      reply.header('x-robots-tag', 'noindex');
      const id = listingIdOf(request.params);
      requireListing(actor, id);
      const previewed = previewedReviews(request.query);
      const review = previewed === 'all' ? undefined : previewed[0];
      const isOpenedAtReview =
        review !== undefined && (request.query as { page?: unknown }).page === undefined;
      const page = isOpenedAtReview
        ? await publicPageOf(context, id, review, previewed)
        : (pageParameter((request.query as { page?: string }).page ?? '') ?? 1);
      const found = await publicProperty(context, id, { view: { page }, previewed });
      const preview = { review, addressOf: (number: number) => previewAddress(id, previewed, number) };
      return sendHtml(reply, 200, web.renderer.property(site(), { ...propertyPage(found), preview }));
    },
  );
}

/** `?review=7` previews that review; without a valid id, every pending review of the property. */
function previewedReviews(query: unknown): PreviewedReviews {
  const { review } = query as { review?: unknown };
  if (typeof review !== 'string' || !/^[1-9]\d{0,14}$/.test(review)) return 'all';
  return [Number(review) as ReviewId];
}

function previewAddress(id: ListingId, previewed: PreviewedReviews, page: number): string {
  return pages.preview(id, { page, review: previewed === 'all' ? undefined : previewed[0] });
}
