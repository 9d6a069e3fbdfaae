import type { ReviewRow } from './demo/account.ts';
import { guestReviews } from './demo/guest-reviews.ts';
import { HOMES } from './demo/homes/all-homes.ts';
import { listingOf } from './demo/listings.ts';
import { otherRows } from './demo/other-rows.ts';
import { openPhraseChooser } from './demo/phrase.ts';
import { seededRandom } from './demo/random.ts';
import type { HostawayListing } from './listing-record.ts';
import type { HostawayReview } from './records.ts';

/** Everything one Hostaway account holds. The simulator reads it on every request: edit it and the next answer differs. */
export interface HostawayData {
  listings: HostawayListing[];
  reviews: HostawayReview[];
  /** Filtering by a channel that is not among these is ignored. Without the list every channel is enabled. */
  enabledChannelIds?: number[];
}

const SEED = 20261115;
const USUAL_REVIEWS = 1280;

/** The account that the demo shows: the same invented listings and reviews on every run, a fresh copy for each caller. */
export function demoData(): HostawayData {
  const random = seededRandom(SEED);
  const writer = { random, chooser: openPhraseChooser(random) };
  const reviews = numbered([...guestReviews(writer, USUAL_REVIEWS), ...otherRows(writer)]);
  const listings = HOMES.map((home) => listingOf(home, averageRating(reviews, home.id)));
  return { listings, reviews };
}

/** Ids grow in the order of insertion, with gaps, as in a table that many accounts share. */
function numbered(rows: ReviewRow[]): HostawayReview[] {
  const gaps = seededRandom(SEED + 1);
  let id = 1_200_000;
  const ordered = rows.toSorted((a, b) => (a.insertedOn < b.insertedOn ? -1 : 1));
  return ordered.map((row) => {
    id += gaps.whole(1, 900);
    return { id, ...row };
  });
}

function averageRating(reviews: readonly HostawayReview[], listingId: number): number {
  const ratings = reviews
    .filter(
      ({ type, status, rating }) => type === 'guest-to-host' && status === 'published' && rating !== null,
    )
    .filter(({ listingMapId }) => Number(listingMapId) === listingId)
    .map(({ rating }) => Number(rating));
  return (
    Math.round((10 * ratings.reduce((sum, rating) => sum + rating, 0)) / Math.max(1, ratings.length)) / 10
  );
}
