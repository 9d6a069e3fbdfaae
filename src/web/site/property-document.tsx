import { pages } from '#contract/paths.ts';
import type { PropertyPage, SiteContext } from '#contract/site.ts';
import { propertyCopy, reviewCopy } from '#web/property/copy.ts';
import { PropertyHeader } from '#web/property/property-header.tsx';
import { PropertySection } from '#web/property/property-section.tsx';
import { ReviewList } from '#web/property/review-list.tsx';
import { renderDocument } from './document.tsx';
import { GooglePart } from './google-part.tsx';
import { siteCopy } from './site-copy.ts';

/** A property with its approved reviews; Google's are asked for only once somebody scrolls towards them. */
export function propertyDocument(site: SiteContext, page: PropertyPage): string {
  const { listing, reviews } = page;
  return renderDocument({
    site,
    title: siteCopy.propertyTitle(listing.name, listing.location),
    description: summaryOf(page),
    path: pages.property(listing.id),
    scripted: page.hasGoogle,
    children: (
      <>
        <PropertyHeader listing={listing} shown={reviews.length} />
        <PropertySection id="guest-reviews" heading={reviewCopy.heading}>
          <ReviewList reviews={reviews} timeZone={site.timeZone} emptyMessage={reviewCopy.empty} />
        </PropertySection>
        <GooglePart listing={listing} hasGoogle={page.hasGoogle} />
      </>
    ),
  });
}

/** What a search engine shows below the title. */
function summaryOf({ listing }: PropertyPage): string {
  const { averageRating, name, location, totalReviews } = listing;
  const place = location === '' ? name : `${name}, ${location}`;
  const rating = averageRating > 0 ? `${propertyCopy.stars(averageRating)}. ` : '';
  return `${place}. ${rating}${propertyCopy.basedOn(totalReviews)}.`;
}
