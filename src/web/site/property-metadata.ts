import type { Listing } from '#contract/listings/listing.ts';
import { propertyCopy } from '#web/property/copy.ts';
import { siteCopy } from './site-copy.ts';

/** The title of a property's page. */
export function propertyTitle({ name, location }: Listing): string {
  return siteCopy.propertyTitle(name, location);
}

/** The description of a property's page for search engines. */
export function propertySummary({ averageRating, name, location, totalReviews }: Listing): string {
  const place = location === '' ? name : `${name}, ${location}`;
  const rating = averageRating > 0 ? `${propertyCopy.stars(averageRating)}. ` : '';
  return `${place}. ${rating}${propertyCopy.basedOn(totalReviews)}.`;
}
