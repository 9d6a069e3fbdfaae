import { guestReviews, problemReviews } from './demo/guest-reviews.ts';
import { HOMES } from './demo/homes/all-homes.ts';
import { listingOf } from './demo/listings.ts';
import { otherRows } from './demo/other-rows.ts';
import { createPhraseChooser, seededRandom } from './demo/random.ts';
import type { ReviewRow } from './demo/visits.ts';
import type { HostawayListing } from './listing-record.ts';
import type { MessageTemplate } from './message-templates.ts';
import type { HostawayReview } from './records.ts';
import type { HostawayTask } from './tasks.ts';

/** The data of one Hostaway account. The simulator reads it on every request: an edit changes the next response. */
export interface HostawayData {
  listings: HostawayListing[];
  reviews: HostawayReview[];
  /** Those of the demo account by default. */
  messageTemplates?: MessageTemplate[];
  /** None without it. */
  tasks?: HostawayTask[];
  /** A filter by any other channel is ignored. Without the list every channel is enabled. */
  enabledChannelIds?: number[];
}

const SEED = 20261115;
const RANDOM_REVIEWS = 1280;

/** The demo account: the same invented listings and reviews on every run, as a new copy for each call. */
export function demoData(): HostawayData {
  const random = seededRandom(SEED);
  const writer = { random, chooser: createPhraseChooser(random) };
  const reviews = assignIds([
    ...guestReviews(writer, RANDOM_REVIEWS),
    ...otherRows(writer),
    ...problemReviews(seededRandom(SEED + 2)),
  ]);
  const listings = HOMES.map((home) => listingOf(home, averageRating(reviews, home.id)));
  return { listings, reviews };
}

/** Ids increase in the order of insertion, with gaps, as in a table that many accounts share. */
function assignIds(rows: ReviewRow[]): HostawayReview[] {
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
