import { pages } from '#contract/paths.ts';
import type { PropertyPage, SiteContext } from '#contract/site.ts';
import { reviewCopy } from '#web/property/copy.ts';
import { PropertyHeader } from '#web/property/property-header.tsx';
import { PropertySection } from '#web/property/property-section.tsx';
import { ReviewList } from '#web/property/review-list.tsx';
import { renderDocument } from './document.tsx';
import { GooglePart } from './google-part.tsx';
import { Pager } from './pager.tsx';
import { propertySummary, propertyTitle } from './property-words.ts';
import { siteCopy } from './site-copy.ts';
import { StarCounts } from './star-counts.tsx';
import { structuredData } from './structured-data.ts';

/** One page of a property's approved reviews; Google's are asked for only once somebody scrolls towards them. */
export function propertyDocument(site: SiteContext, page: PropertyPage): string {
  const { listing, reviews, page: number, pages: count } = page;
  const title = propertyTitle(listing);
  const address = (of: number) => pages.property(listing.id, of);
  return renderDocument({
    site,
    title: number > 1 ? siteCopy.ofPage(title, number) : title,
    description: propertySummary(listing),
    feed: pages.propertyFeed(listing.id),
    structuredData: number === 1 ? structuredData(site, page) : undefined,
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
