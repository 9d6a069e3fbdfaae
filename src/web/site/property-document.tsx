import type { PropertyPage, SiteContext } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import { isFiltered } from '#domain/listings/property-view.ts';
import type { PublicReview } from '#domain/reviews/review.ts';
import { PropertyHeader } from '#web/property/property-header.tsx';
import { PropertySection } from '#web/property/property-section.tsx';
import { ReviewList } from '#web/property/review-list.tsx';
import { AboutHome } from './about-home.tsx';
import { BothSides } from './both-sides.tsx';
import { renderDocument } from './document.tsx';
import { GooglePart } from './google-part.tsx';
import { GuestsSay } from './guests-say.tsx';
import { Pager } from './pager.tsx';
import { HeroPhoto, photoAddress } from './photos.tsx';
import { propertySummary } from './property-metadata.ts';
import { ReviewChoice, Selected } from './review-choice.tsx';
import { StarCounts } from './star-counts.tsx';
import { structuredData } from './structured-data.ts';
import { type SiteTexts, textsIn, useSiteTexts } from './texts.tsx';
import { REVIEWS_ID } from './view-links.ts';

/** One page of a property's approved reviews; Google reviews are requested only when the visitor scrolls near them. */
export function propertyDocument(site: SiteContext, page: PropertyPage): string {
  const { listing, view, pages: count } = page;
  const { page: number = 1 } = view;
  const texts = textsIn(site.language);
  const title = texts.site.propertyTitle(listing.name, listing.location);
  if (page.preview) return previewDocument(site, page, texts.site.previewTitle(title));
  const address = (of: number) => pages.property(listing.id, { page: of });
  const body = <PropertyBody site={site} page={page} />;
  const common = {
    site,
    title: number > 1 ? texts.site.ofPage(title, number) : title,
    scripted: page.google !== null,
  };
  if (isFiltered(view)) {
    return renderDocument({ ...common, translated: pages.property(listing.id, view), children: body });
  }
  return renderDocument({
    ...common,
    description: propertySummary(texts, listing),
    feed: pages.propertyFeed(listing.id),
    image: page.photos[0] && photoAddress(page.photos[0]),
    structuredData: number === 1 ? structuredData(site, page) : undefined,
    path: address(number),
    ...(number > 1 && { previous: address(number - 1) }),
    ...(number < count && { next: address(number + 1) }),
    children: body,
  });
}

/** A manager's preview: marked at the top, and not for search engines. */
function previewDocument(site: SiteContext, page: PropertyPage, title: string): string {
  const { site: copy } = textsIn(site.language);
  return renderDocument({
    site,
    title,
    scripted: page.google !== null,
    notice: (
      <aside className="preview" aria-label={copy.preview}>
        <p>
          <strong>{copy.preview}</strong> {copy.previewHint}
        </p>
        <a href={pages.reviews(page.listing.id)}>{copy.previewEnd}</a>
      </aside>
    ),
    children: <PropertyBody site={site} page={page} />,
  });
}

function PropertyBody({ site, page }: { site: SiteContext; page: PropertyPage }) {
  const texts = useSiteTexts();
  const { listing, reviews, view, selected } = page;
  const isEmptyChoice = selected === 0 && isFiltered(view);
  return (
    <>
      <PropertyHeader
        listing={listing}
        shown={page.shown}
        photo={<HeroPhoto page={page} />}
        action={page.about.bookingUrl && <BookLink address={page.about.bookingUrl} />}
      >
        <StarCounts page={page} />
      </PropertyHeader>
      <GuestsSay page={page} />
      <BothSides page={page} timeZone={site.timeZone} />
      <PropertySection id={REVIEWS_ID} heading={texts.review.heading}>
        <ReviewChoice page={page} />
        <Selected page={page} />
        <OrderNote page={page} />
        <ReviewList
          reviews={reviews}
          timeZone={site.timeZone}
          emptyMessage={isEmptyChoice ? texts.site.nothingSelected : texts.review.empty}
          published={isEmptyChoice ? 0 : listing.totalReviews}
          marked={page.preview?.review}
          factsOf={(review) => factsOf(review, texts)}
        />
        <Pager page={page} />
      </PropertySection>
      <AboutHome page={page} />
      <GooglePart listing={listing} google={page.google} />
    </>
  );
}

/** The page for bookings is another site's. */
function BookLink({ address }: { address: string }) {
  const { site } = useSiteTexts();
  return (
    <a className="book" href={address}>
      {site.book}
    </a>
  );
}

/** Says that reviews in the language of the page come first, where some do. */
function OrderNote({ page: { view, facets, reviews } }: { page: PropertyPage }) {
  const { language, site, languageName } = useSiteTexts();
  const hasOwn = facets.languages.length > 1 && facets.languages.some(({ value }) => value === language);
  if (language === 'en' || view.sort || view.language || !hasOwn || reviews.length < 2) return null;
  return <p className="order-note quiet">{site.languageFirst(languageName(language))}</p>;
}

/** What is known of a stay and of a text, beside the date and the channel. */
function factsOf({ stay, isChanged }: PublicReview, { site, format }: SiteTexts): string[] {
  const facts: string[] = [];
  if (stay) {
    const [year = 0, month = 1] = stay.month.split('-').map(Number);
    facts.push(site.stayed(format.month({ year, month })));
    if (stay.nights !== null) facts.push(site.nights(stay.nights));
  }
  if (isChanged) facts.push(site.changed);
  return facts;
}
