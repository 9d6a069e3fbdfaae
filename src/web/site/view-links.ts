import type { PropertyPage } from '#contract/listings/site.ts';
import { inLanguage, pages } from '#contract/paths.ts';
import {
  NO_STARS,
  type PropertyView,
  VIEW_FILTERS,
  type ViewFilter,
} from '#domain/listings/property-view.ts';
import type { SiteTexts } from './texts.tsx';

/** The id of the heading above the reviews, to which links and the search lead: the top of the page is screens above. */
export const REVIEWS_ID = 'guest-reviews';

/** The address of another view of the same property, at its reviews, in the language of the page. */
export function viewAddress(
  { language }: SiteTexts,
  { listing, preview }: PropertyPage,
  view: PropertyView,
): string {
  const address =
    preview?.addressOf(view.page ?? 1) ?? inLanguage(language, pages.property(listing.id, view));
  return `${address}#${REVIEWS_ID}`;
}

/**
 * How a guest reads, whichever reviews. The links that choose reviews by stars, topic or channel keep it, and replace each
 * other: links that combined all of them would give crawlers thousands of addresses.
 */
export function readingOf({ language, sort, search }: PropertyView): PropertyView {
  return { ...(language && { language }), ...(sort && { sort }), ...(search && { search }) };
}

/** The filters that are set, each with its name and the view without it. */
export function setFilters(texts: SiteTexts, view: PropertyView): { label: string; without: PropertyView }[] {
  return VIEW_FILTERS.filter((name) => view[name] !== undefined).map((name) => {
    const { [name]: _removed, page: _page, ...without } = view;
    return { label: labelOf(texts, view, name), without };
  });
}

function labelOf(texts: SiteTexts, view: PropertyView, name: ViewFilter): string {
  const { stars, topic, language, search } = view;
  if (name === 'stars' && stars)
    return stars === NO_STARS ? texts.property.noRating : texts.property.wholeStars(stars);
  if (name === 'topic' && topic) return texts.topics[topic];
  if (name === 'language' && language) return texts.languageOption(language);
  if (name === 'search' && search) return texts.site.searchFor(search);
  return String(view[name]);
}
