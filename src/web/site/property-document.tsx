import type { PropertyPage, SiteContext } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import { reviewCopy } from '#web/property/copy.ts';
import { PropertyHeader } from '#web/property/property-header.tsx';
import { PropertySection } from '#web/property/property-section.tsx';
import { ReviewList } from '#web/property/review-list.tsx';
import { renderDocument } from './document.tsx';
import { GooglePart } from './google-part.tsx';
import { Pager } from './pager.tsx';
import { propertySummary, propertyTitle } from './property-metadata.ts';
import { siteCopy } from './site-copy.ts';
import { StarCounts } from './star-counts.tsx';
import { structuredData } from './structured-data.ts';

/** One page of a property's approved reviews; Google reviews are requested only when the visitor scrolls near them. */
export function propertyDocument(site: SiteContext, page: PropertyPage): string {
  const { listing, page: number, pages: count } = page;
  const title = propertyTitle(listing);
  const address = (of: number) => pages.property(listing.id, of);
  if (page.preview) return previewDocument(site, page, siteCopy.previewTitle(title));
  return renderDocument({
    site,
    title: number > 1 ? siteCopy.ofPage(title, number) : title,
    description: propertySummary(listing),
    feed: pages.propertyFeed(listing.id),
    structuredData: number === 1 ? structuredData(site, page) : undefined,
    path: address(number),
    ...(number > 1 && { previous: address(number - 1) }),
    ...(number < count && { next: address(number + 1) }),
    scripted: page.google !== null,
    children: <PropertyBody site={site} page={page} />,
  });
}

/** A manager's preview: marked at the top, and not for search engines. */
function previewDocument(site: SiteContext, page: PropertyPage, title: string): string {
  return renderDocument({
    site,
    title,
    scripted: page.google !== null,
    notice: (
      <aside className="preview" aria-label={siteCopy.preview}>
        <p>
          <strong>{siteCopy.preview}</strong> {siteCopy.previewHint}
        </p>
        <a href={pages.reviews(page.listing.id)}>{siteCopy.previewEnd}</a>
      </aside>
    ),
    children: <PropertyBody site={site} page={page} />,
  });
}

function PropertyBody({ site, page }: { site: SiteContext; page: PropertyPage }) {
  return (
    <>
      <PropertyHeader listing={page.listing} shown={page.shown}>
        <StarCounts byStars={page.byStars} />
      </PropertyHeader>
      <PropertySection id="guest-reviews" heading={reviewCopy.heading}>
        <ReviewList
          reviews={page.reviews}
          timeZone={site.timeZone}
          emptyMessage={reviewCopy.empty}
          published={page.listing.totalReviews}
          marked={page.preview?.review}
        />
        <Pager {...page} />
      </PropertySection>
      <GooglePart listing={page.listing} google={page.google} />
    </>
  );
}
