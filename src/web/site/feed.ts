import type { PropertyPage, SiteContext } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { textLanguage } from '#domain/reviews/text-language.ts';
import { propertySummary } from './property-metadata.ts';
import { textsIn } from './texts.tsx';

/** Feeds have one language, because readers subscribe to one address. */
const TEXTS = textsIn('en');
const { property: propertyCopy, review: reviewCopy } = TEXTS;

/** The newest shown reviews of a property for feed readers (https://www.jsonfeed.org/version/1.1/). */
export function propertyFeed(site: SiteContext, page: PropertyPage): string {
  const { id, name, location } = page.listing;
  const home = site.publicUrl + pages.property(id);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: TEXTS.site.propertyTitle(name, location),
    home_page_url: home,
    feed_url: site.publicUrl + pages.propertyFeed(id),
    description: `${propertySummary(TEXTS, page.listing)} ${propertyCopy.showing(page.shown, page.listing.totalReviews)}.`,
    authors: [{ name: site.brandName }],
    items: page.reviews.map((review) => feedItem(review, home)),
  });
}

function feedItem(review: Review, home: string) {
  const { id, rating, channel, response, isImported } = review;
  const guest = review.guestName.trim() || reviewCopy.namelessGuest;
  const text = review.reviewText.trim();
  const { lang } = textLanguage(text);
  const stars = rating === null ? propertyCopy.noRating : propertyCopy.stars(rating);
  return {
    id: String(id),
    url: `${home}#review-${id}`,
    title: `${guest}: ${stars}`,
    content_text: text || (rating === null ? reviewCopy.nothingWritten : reviewCopy.ratingOnly),
    date_published: review.reviewDate,
    authors: [{ name: guest }],
    ...(lang !== null && { language: lang }),
    _review: { rating, channel, ...(isImported && { isImported }), ...(response && { response }) },
  };
}
