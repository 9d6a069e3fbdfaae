import type { Listing } from '#contract/listing.ts';
import { propertyCopy } from '#web/property/copy.ts';
import { siteCopy } from './site-copy.ts';

/** What the page of a property is called. */
export function propertyTitle({ name, location }: Listing): string {
  return siteCopy.propertyTitle(name, location);
}

/** What a search engine shows below the title. */
export function propertySummary({ averageRating, name, location, totalReviews }: Listing): string {
  const place = location === '' ? name : `${name}, ${location}`;
  const rating = averageRating > 0 ? `${propertyCopy.stars(averageRating)}. ` : '';
  return `${place}. ${rating}${propertyCopy.basedOn(totalReviews)}.`;
}
