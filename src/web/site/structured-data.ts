import type { PropertyPage, SiteContext } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import { STAR_SCALE } from '#domain/reviews/rating.ts';
import { photoAddress } from './photos.tsx';

/**
 * A property as a schema.org VacationRental: facts, and ratings only if the company has switched them on. It never
 * contains Google's reviews.
 */
export function structuredData(site: SiteContext, page: PropertyPage): string {
  const { id, name, location, bedrooms, bathrooms, maxGuests } = page.listing;
  const url = site.publicUrl + pages.property(id);
  const known = {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    '@id': url,
    identifier: String(id),
    name,
    url,
    ...(location !== '' && { address: location }),
    ...(page.photos.length > 0 && {
      image: page.photos.map((photo) => site.publicUrl + photoAddress(photo)),
    }),
    brand: { '@type': 'Brand', name: site.brandName, ...(site.homePage && { url: site.homePage }) },
    containsPlace: {
      '@type': 'Accommodation',
      ...(maxGuests !== null && { occupancy: { '@type': 'QuantitativeValue', value: maxGuests } }),
      ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
      ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
    },
    ...(page.ratingsInMarkup && ratings(page)),
  };
  // A script element has no HTML escapes; this keeps a text from closing the element.
  return JSON.stringify(known).replaceAll('<', '\\u003c');
}

function ratings({ listing, byStars }: PropertyPage) {
  const ratingCount = byStars.reduce((sum, count) => sum + count, 0);
  if (ratingCount === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: listing.averageRating,
      ratingCount,
      reviewCount: listing.totalReviews,
      bestRating: STAR_SCALE,
      worstRating: 1,
    },
  };
}
