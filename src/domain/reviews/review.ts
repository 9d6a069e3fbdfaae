import { type Day, daysBetween, type Month } from '../day.ts';
import type { ReviewDecision } from '../decisions/approval.ts';
import type { ListingId, ReviewId } from '../ids.ts';
import type { TopicMention } from '../insights/topics.ts';
import type { Channel } from '../listings/channel.ts';
import type { Problem } from '../reasons.ts';
import type { Rating } from './rating.ts';
import type { ShownContent } from './revision.ts';
import type { Sentiment } from './sentiment.ts';

export interface HostResponse {
  text: string;
  /** Null when the channel does not provide it. */
  date: Date | null;
}

/**
 * A review with its public fields only, as storage reads it and the API sends it: times in ISO 8601 (UTC), and absent what
 * it does not have.
 */
export interface Review {
  id: ReviewId;
  listingId: ListingId;
  listingName: string;
  guestName: string;
  /** Empty when the guest only rated. */
  reviewText: string;
  /** Stars from 1 to 5 with one decimal; null when the guest gave no rating at all. */
  rating: number | null;
  /** True when the rating is the mean of category ratings. */
  ratingDerived: boolean;
  channel: Channel;
  reviewDate: string;
  sentiment: Sentiment;
  isApproved: boolean;
  /** It was imported from a file, and no channel has confirmed its content. */
  isImported?: true | undefined;
  /** The date is null when the channel does not provide it. */
  response?: { text: string; date: string | null } | undefined;
  /** What changed since the last approval; never of an approved review. */
  revision?: { before: ShownContent; after: ShownContent } | undefined;
}

/** A review as guests read it on the public page. */
export interface PublicReview extends Review {
  /** ISO 639-1 code of the text's language. */
  language?: string | undefined;
  /** Without its days, which would identify a guest. */
  stay?: { month: Month; nights: number | null } | undefined;
  /** Whether text or rating changed on the channel since it was first stored. */
  isChanged: boolean;
  /** A machine translation into the language of the page. */
  translation?: string | undefined;
}

/** A stay by its month and length, as far as its days are known. */
export function stayOf(arrival: Day | null, departure: Day | null): PublicReview['stay'] {
  if (arrival === null) return undefined;
  const nights = departure === null ? 0 : daysBetween(arrival, departure);
  return { month: arrival.slice(0, 7), nights: nights > 0 ? nights : null };
}

export interface CategoryRating {
  category: string;
  rating: number;
}

/**
 * The state of the company's response to a review: waits for the approval of a manager, returned by one to its author, not
 * sent yet, accepted by the channel, rejected by the channel, or cancelled because the review changed.
 */
export const RESPONSE_STATES = ['unapproved', 'returned', 'waiting', 'sent', 'refused', 'cancelled'] as const;
export type ResponseState = (typeof RESPONSE_STATES)[number];

/** A response that a manager wrote here. */
export interface WrittenResponse {
  state: ResponseState;
  text: string;
  /** Why it was rejected or cancelled, as a text or a stored problem, or a manager's note; null otherwise. */
  reason: string | null;
  /** The username or the name of the token that wrote it. */
  by: string;
  /** The manager who approved or returned it. */
  secondPerson: string | null;
  /** The text as its author submitted it, if the manager changed it. */
  submittedText: string | null;
  /** When a waiting one is sent. Null once sending has begun: it can no longer be taken back. */
  sendAt: string | null;
  /** Whether a waiting one is held, because its source is paused or not connected. */
  isHeld?: boolean | undefined;
}

/** A review as managers see it. Its additional fields must never reach the public. */
export interface ManagedReview extends Review {
  /** The source that gave it its id. */
  source: string;
  origin?: ReviewOrigin | undefined;
  /** On the present content, with who made it, when and why. */
  decision: ReviewDecision;
  decidedBy?: string | undefined;
  decidedAt?: string | undefined;
  reason?: string | undefined;
  /** The username of the person it is assigned to. */
  assignee?: string | undefined;
  /** How many internal notes it has. */
  notes: number;
  /** From 0 to 10. */
  categories: CategoryRating[];
  /** What the text judges, in its order. */
  topics: TopicMention[];
  /** By people and rules, in alphabetical order. */
  tags: string[];
  /** The template that a rule suggests for its response. */
  suggestedTemplateId?: number | undefined;
  /** A person has corrected the sentiment. */
  isSentimentCorrected?: true | undefined;
  /** The days of the stay, such as 2024-01-05. */
  arrivalDate?: string | undefined;
  departureDate?: string | undefined;
  /** The ids of the stay at the upstream and on the channel. */
  reservationId?: string | undefined;
  channelReservationId?: string | undefined;
  /** The guest's message to the host. */
  privateFeedback?: string | undefined;
  /** ISO 639-1 code of the text's language; null without a text, or when it is unknown. */
  language: string | null;
  writtenResponse?: WrittenResponse | undefined;
  canRespond: boolean;
  /** Why the company cannot respond. */
  responseBlockedReason?: Problem | undefined;
  /** No longer published on its channel, and therefore in no list. */
  isWithdrawn?: true | undefined;
  /** Its source limits how long its content may be stored; the next sync fetches it again. */
  isContentDropped?: true | undefined;
  /** The same review of other sources, which this one is counted for. */
  duplicates?: { id: ReviewId; source: string }[] | undefined;
  /** The review that counts in its place. */
  duplicateOf?: ReviewId | undefined;
}

/** Where the present content of a review comes from, for managers. */
export interface ReviewOrigin {
  kind: 'synced' | 'imported';
  source: string;
  /** When it was imported or, if synced, first stored. */
  at: string;
  /** The name of the person or token that imported it. */
  by?: string | undefined;
}

/** A review of an upstream in our terms, before it has an id here. */
export interface IncomingReview {
  upstreamId: string;
  /** Empty when the upstream does not provide it. */
  upstreamListingId: string;
  guestName: string;
  text: string;
  /** The guest's message to the host. Never public. */
  privateFeedback: string | null;
  rating: Rating | null;
  rawRating: number | null;
  ratingScale: number;
  categories: CategoryRating[];
  channel: Channel;
  submittedAt: Date;
  arrivalDate: string | null;
  departureDate: string | null;
  /** The ids of the stay at the upstream and on the channel; null where they are not known. */
  reservationId: string | null;
  channelReservationId: string | null;
  /** The channel's own id of the review; null where it is not known. */
  channelReviewId: string | null;
  response: HostResponse | null;
  /** A response that the channel first accepted and then rejected. */
  rejectedResponse?: RejectedResponse | undefined;
}

export interface RejectedResponse {
  text: string;
  /** As for a refused response. */
  reason: string;
}

/** Why an upstream row is not shown as a review. Rows with one of the last two reasons are quarantined. */
export type SkipReason =
  | 'host-to-guest'
  | 'not-published'
  | 'cancelled'
  | 'hidden'
  | 'unknown-listing'
  | 'not-understood';

/** The result of translating one upstream row, with its raw form for the quarantine. */
export type TranslatedReview =
  | { kind: 'review'; review: IncomingReview; raw: unknown }
  | { kind: 'skipped'; reason: SkipReason; upstreamId: string | null; detail: string; raw: unknown };

/** Null for a row without an id. */
export function upstreamIdOf(row: TranslatedReview): string | null {
  return row.kind === 'review' ? row.review.upstreamId : row.upstreamId;
}

/** Skipped rows that a manager should look at. */
export function needsAttention(reason: SkipReason): boolean {
  return reason === 'unknown-listing' || reason === 'not-understood';
}

export interface ReviewStats {
  totalReviews: number;
  /** Stars with one decimal, over rated reviews; 0 when there are none. */
  averageRating: number;
  approvedCount: number;
  pendingCount: number;
  /** The pending reviews without a decision. */
  undecided: {
    count: number;
    /** False if there are more. */
    isCountExact: boolean;
    /** When the oldest was submitted; null when there are none. */
    oldest: Date | null;
  };
}
