import type { IncomingListing } from '#domain/listings/listing.ts';
import type { IncomingTemplate } from '#domain/responses/template.ts';
import type { TranslatedReview } from '#domain/reviews/review.ts';
import type { Task, TaskStatus } from '#domain/tasks/task.ts';

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

/** A task as it should be at Hostaway. */
export interface OutgoingTask extends Pick<Task, 'title' | 'description' | 'category' | 'status'> {
  /** Null until it is known to be there. */
  upstreamId: string | null;
  /** Whether an earlier attempt may have created it. */
  mayExist: boolean;
  /** Letters and digits that no other task contains. */
  marker: string;
  upstreamListingId: string;
  reservationId: string | null;
  dueAt: Date | null;
}

/** A done task that was never created need not be. */
export type TaskOutcome =
  | { kind: 'sent'; upstreamId: string; status: TaskStatus }
  | { kind: 'unneeded' }
  | { kind: 'refused'; reason: string };

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
  /**
   * Creates a task, or sets the status of one that exists, and reads it back. Repeating it after a lost response is safe: a
   * task that arrived is found by its marker. When it throws, the outcome is unknown.
   */
  saveTask(task: OutgoingTask): Promise<TaskOutcome>;
  /** The status of a task; null for one that is not known here. */
  taskStatus(upstreamId: string): Promise<TaskStatus | 'deleted' | null>;
  /** Aborts running requests; later ones fail. */
  close(): Promise<void>;
}
