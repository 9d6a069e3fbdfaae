import type { IncomingListing } from '#domain/listings/listing.ts';
import type { IncomingTemplate } from '#domain/responses/template.ts';
import type { TranslatedReview } from '#domain/reviews/review.ts';

/** One page of listings. `total` is the length of the whole list; null when Hostaway does not say. */
export interface ListingPage {
  listings: IncomingListing[];
  total: number | null;
}

/** One page of rows: reviews, and rows that are not reviews with the reason. */
export interface ReviewPage {
  rows: TranslatedReview[];
  total: number | null;
  nextOffset: number;
}

export interface ReviewQuery {
  /** Only reviews submitted since this time; Hostaway documents this since August 2026. */
  submittedSince?: Date;
  /** Offset of the first row. */
  from?: number;
}

/** Whether Hostaway accepted a response, or its reason for rejecting it. */
export type RespondOutcome = { kind: 'sent' } | { kind: 'refused'; reason: string };

/** A Hostaway account. Every failure is an `AppError` whose message may be shown. */
export interface HostawaySource {
  /** @param options.withDetails also what only public pages show; it makes the response many times larger */
  listings(options?: { withDetails: boolean }): AsyncIterable<ListingPage>;
  /** Ascending by id. The API cannot list what changed, so finding changes means reading everything. */
  reviews(query?: ReviewQuery): AsyncIterable<ReviewPage>;
  /**
   * Sends the response to a review, which can be done once. Repeating it after a lost response is safe: a response that
   * arrived counts as sent. When it throws, the outcome is unknown.
   */
  respond(upstreamId: string, text: string): Promise<RespondOutcome>;
  /** All message templates of the account that have a text. */
  messageTemplates(): Promise<IncomingTemplate[]>;
  /** Aborts running requests; later ones fail. */
  close(): Promise<void>;
}
