import type { Listing } from '#contract/listings/listing.ts';
import type { SiteTexts } from './texts.tsx';

/** The description of a property's page for search engines. */
export function propertySummary(
  { property }: SiteTexts,
  { averageRating, name, location, totalReviews }: Listing,
): string {
  const place = location === '' ? name : `${name}, ${location}`;
  const rating = averageRating > 0 ? `${property.stars(averageRating)}. ` : '';
  return `${place}. ${rating}${property.basedOn(totalReviews)}.`;
}
