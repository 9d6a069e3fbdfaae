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
  /** Where the next page begins, for a reading that is cut off here. */
  nextOffset: number;
}

export interface ReviewReading {
  /** Only reviews that were submitted since; Hostaway documents it since August 2026. */
  submittedSince?: Date;
  /** Rows of the list to pass over, as an earlier reading has them. */
  from?: number;
}

/** What became of a response: handed on to the channel, or refused in Hostaway's own words. */
export type RespondOutcome = { kind: 'sent' } | { kind: 'refused'; words: string };

/** A Hostaway account as a sync reads it. Every failure is a `AppError` whose sentence may be shown. */
export interface HostawaySource {
  listings(): AsyncIterable<ListingPage>;
  /** Oldest id first. The API cannot say what changed since, so whoever wants to know that reads everything. */
  reviews(reading?: ReviewReading): AsyncIterable<ReviewPage>;
  /**
   * Answers a guest's review, once and for good. Asking again after a lost answer is safe: a response that arrived counts
   * as sent. A refusal that is thrown means that nobody knows yet.
   */
  respond(upstreamId: string, text: string): Promise<RespondOutcome>;
  /** Gives up what is under way; what is asked afterwards is refused. */
  close(): Promise<void>;
}
