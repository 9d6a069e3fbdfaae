import { pages } from '#contract/paths.ts';
import type { PropertyPage, SiteContext } from '#contract/site.ts';
import { propertyCopy, reviewCopy } from '#web/property/copy.ts';
import { PropertyHeader } from '#web/property/property-header.tsx';
import { PropertySection } from '#web/property/property-section.tsx';
import { ReviewList } from '#web/property/review-list.tsx';
import { renderDocument } from './document.tsx';
import { GooglePart } from './google-part.tsx';
import { Pager } from './pager.tsx';
import { siteCopy } from './site-copy.ts';
import { StarCounts } from './star-counts.tsx';

/** One page of a property's approved reviews; Google's are asked for only once somebody scrolls towards them. */
export function propertyDocument(site: SiteContext, page: PropertyPage): string {
  const { listing, reviews, page: number, pages: count } = page;
  const title = siteCopy.propertyTitle(listing.name, listing.location);
  const address = (of: number) => pages.property(listing.id, of);
  return renderDocument({
    site,
    title: number > 1 ? siteCopy.ofPage(title, number) : title,
    description: summaryOf(page),
    path: address(number),
    ...(number > 1 && { previous: address(number - 1) }),
    ...(number < count && { next: address(number + 1) }),
    scripted: page.hasGoogle,
    children: (
      <>
        <PropertyHeader listing={listing} shown={page.shown}>
          <StarCounts byStars={page.byStars} />
        </PropertyHeader>
        <PropertySection id="guest-reviews" heading={reviewCopy.heading}>
          <ReviewList reviews={reviews} timeZone={site.timeZone} emptyMessage={reviewCopy.empty} />
          <Pager {...page} />
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
