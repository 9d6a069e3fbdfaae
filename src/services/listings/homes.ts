import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import {
  byWeightedRating,
  HOMES_PER_PAGE,
  type HomesPage,
  type HomesView,
  MAX_GUESTS,
} from '#domain/listings/homes-view.ts';
import { normalizeText } from '#domain/normalize-text.ts';
import { lastPage, offsetOf } from '#domain/paging.ts';
import type { Stored } from '../context.ts';

/** More would not fit one answer; accounts have hundreds. */
const MAX_HOMES = 10_000;

/** @throws not-found for a later page than the last, and for a place without homes */
export async function homes({ storage }: Stored, view: HomesView): Promise<HomesPage> {
  const all = await storage.listings.listRated(MAX_HOMES);
  const places = [...new Set(all.map(({ location }) => location).filter((place) => place !== ''))];
  const { place, guests = 0, page = 1 } = view;
  const search = normalizeText(view.search ?? '');
  const selected = byWeightedRating(all).filter(
    (home) =>
      (place === undefined || home.location === place) &&
      (guests === 0 || (home.maxGuests ?? 0) >= guests) &&
      normalizeText(`${home.name}\n${home.location}`).includes(search),
  );
  const pages = lastPage(selected.length, HOMES_PER_PAGE) + 1;
  if (page > pages || (place !== undefined && !places.includes(place))) throw new AppError('no-such-view');
  const shown = selected.slice((page - 1) * HOMES_PER_PAGE, page * HOMES_PER_PAGE);
  const photos = await storage.listings.photosOf(
    shown.map(({ id }) => id),
    1,
  );
  return {
    view,
    homes: shown.map((listing) => ({ listing, photo: photos.get(listing.id)?.[0] ?? null })),
    selected: selected.length,
    places: places.toSorted((one, other) => one.localeCompare(other, 'en')),
    mostGuests: all.reduce((most, { maxGuests }) => Math.min(MAX_GUESTS, Math.max(most, maxGuests ?? 0)), 0),
    pages,
  };
}

/** Listings in one part of the sitemap. 50,000 are allowed; fewer need less memory. */
export const LISTINGS_PER_PART = 10_000;

/** The number of parts of the sitemap: at least one. */
export async function listingParts({ storage }: Stored): Promise<number> {
  return lastPage(await storage.listings.count(), LISTINGS_PER_PART) + 1;
}

/** @param part from 1; empty past the last one */
export async function listingIdsPart({ storage }: Stored, part: number): Promise<ListingId[]> {
  const offset = offsetOf(part - 1, LISTINGS_PER_PART);
  return storage.listings.listIds({ limit: LISTINGS_PER_PART, offset });
}
