import type { IncomingListing } from '#domain/listing.ts';
import type { TranslatedReview } from '#domain/review.ts';

/** One page of listings. `total` is what the account says it has; null when it does not say. */
export interface ListingPage {
  listings: IncomingListing[];
  total: number | null;
}

/** One page of rows, most of them reviews, the others with the reason why they are not. */
export interface ReviewPage {
  rows: TranslatedReview[];
  total: number | null;
}

/** A Hostaway account as a sync reads it. Every failure is a `Refusal` whose sentence may be shown. */
export interface HostawaySource {
  listings(): AsyncIterable<ListingPage>;
  /** All of them, oldest id first: the API cannot say what changed since, so whoever wants to know reads everything. */
  reviews(): AsyncIterable<ReviewPage>;
  /** Gives up what is under way; what is asked afterwards is refused. */
  close(): Promise<void>;
}
