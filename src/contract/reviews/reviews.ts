import { type Static, type TSchema, Type } from 'typebox';
import { USERNAME_PATTERN } from '#domain/accounts/user.ts';
import { MONTH_PATTERN } from '#domain/day.ts';
import { REVIEW_DECISIONS } from '#domain/decisions/approval.ts';
import { MAX_REASON_LENGTH } from '#domain/decisions/decision-reason.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { ANALYSED_LANGUAGES } from '#domain/insights/topics.ts';
import { CHANNEL_PATTERN } from '#domain/listings/channel.ts';
import { DEFAULT_PAGE_SIZE, MAX_OFFSET, MAX_PAGE_SIZE } from '#domain/paging.ts';
import {
  CATEGORY_PATTERN,
  RESPONSE_FILTERS,
  type ReviewFilter,
  SORT_KEYS,
  SORT_ORDERS,
  TAGS_PATTERN,
  TOPIC_PATTERN,
} from '#domain/reviews/filter.ts';
import { LANGUAGE_PATTERN } from '#domain/reviews/language.ts';
import { RELATIVE_PERIODS } from '#domain/reviews/relative-period.ts';
import { SOURCE_PATTERN } from '#domain/sources/source-id.ts';
import { BatchId } from '../decisions/batches.ts';
import { TopicMention } from '../insights/text-analysis.ts';
import { Listing } from '../listings/listing.ts';
import { WrittenResponse } from '../responses/responses.ts';
import { inputObject, named, nullable, optional } from '../schema.ts';
import { ReviewOrigin } from './review-origin.ts';

const instant = (description: string) => Type.String({ format: 'date-time', description });

/** An id in a path or a query: a positive integer that JavaScript represents exactly. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Ids that cannot be swapped for another kind in the code that receives them. */
export const ReviewIdSchema = Type.Unsafe<ReviewId>(Id);
export const ListingIdSchema = Type.Unsafe<ListingId>(Id);

export const Sentiment = Type.Enum(['positive', 'neutral', 'negative']);

export const ReviewContent = Type.Object({ text: Type.String(), rating: nullable(Type.Number()) });

/** For managers only: an approved review never has one. */
export const Revision = Type.Object(
  { before: ReviewContent, after: ReviewContent },
  { description: 'What changed on the channel since the review was approved. The review is pending again.' },
);
export type Revision = Static<typeof Revision>;

export const Review = named('Review', {
  id: Id,
  listingId: Id,
  listingName: Type.String(),
  guestName: Type.String(),
  reviewText: Type.String({ description: 'Empty when the guest only rated.' }),
  rating: nullable(Type.Number({ minimum: 1, maximum: 5 }), {
    description: 'Stars with one decimal; null when the guest gave no rating.',
  }),
  ratingDerived: Type.Boolean({ description: 'The rating is the mean of category ratings.' }),
  channel: Type.String({ description: 'The display name: Airbnb, Booking.com, VRBO, Direct Booking …' }),
  reviewDate: instant('When the guest submitted it, UTC.'),
  sentiment: Sentiment,
  isApproved: Type.Boolean(),
  ...optional({
    isImported: Type.Boolean({
      description: 'Whether the company imported it from a file and no channel confirms it.',
    }),
    response: Type.Object({ text: Type.String(), date: nullable(instant('UTC')) }),
    revision: Revision,
    writtenResponse: WrittenResponse,
    canRespond: Type.Boolean({ description: 'For managers: whether a response can be written now.' }),
    responseBlockedReason: Type.String({ description: 'For managers: why no response can be written.' }),
    source: Type.String({
      examples: ['hostaway'],
      description:
        'For managers: the source that gave the review its id. `GET /api/sources/names` has its name.',
    }),
    origin: ReviewOrigin,
    decision: Type.Enum([...REVIEW_DECISIONS], {
      description:
        'For managers: the decision on the present content; a change on the channel makes it "none".',
    }),
    decidedBy: Type.String({ description: 'For managers: the username.' }),
    decidedAt: instant('For managers, UTC.'),
    reason: Type.String({ description: 'For managers: the reason why it is unpublished.' }),
    categories: Type.Array(
      Type.Object({ category: Type.String(), rating: Type.Number({ description: 'From 0 to 10.' }) }),
      { description: 'For managers: the ratings by category.' },
    ),
    topics: Type.Array(TopicMention, { description: 'For managers: what the text judges, in its order.' }),
    tags: Type.Array(Type.String(), { description: 'For managers: labels of people and rules.' }),
    suggestedTemplateId: Type.Integer({
      description: 'For managers: the template that a rule suggests for a response.',
    }),
    isSentimentCorrected: Type.Boolean({
      description: 'For managers: a person has corrected the sentiment.',
    }),
    arrivalDate: Type.String({ description: 'For managers: YYYY-MM-DD.' }),
    departureDate: Type.String({ description: 'For managers: YYYY-MM-DD.' }),
    reservationId: Type.String({ description: 'For managers: the id of the reservation at the source.' }),
    channelReservationId: Type.String({
      description: 'For managers: the code of the reservation on its channel.',
    }),
    language: nullable(Type.String(), {
      description: 'For managers: the ISO 639-1 code of the text’s language; null if it is not known.',
    }),
    privateFeedback: Type.String({ description: 'For managers: what the guest wrote to the host only.' }),
    assignee: Type.String({ description: 'For managers: the username of the person it is assigned to.' }),
    notes: Type.Integer({ minimum: 0, description: 'For managers: how many internal notes it has.' }),
    isContentDropped: Type.Boolean({
      description:
        'For managers: its content was deleted, because its source limits how long it may be stored. The next full sync fetches it again.',
    }),
    isWithdrawn: Type.Boolean({
      description:
        'For managers: in no list, because it is no longer published on its channel, is a duplicate, or has no content at present.',
    }),
    duplicates: Type.Array(Type.Object({ id: Id, source: Type.String() }), {
      description: 'For managers: the same review in other sources. Only this one is counted.',
    }),
    duplicateOf: Type.Integer({
      description: 'For managers: the id of the review that is counted in its place.',
    }),
  }),
});
export type Review = Static<typeof Review>;

const Stars = Type.Integer({ minimum: 1, maximum: 5, description: '4 means 3.5 ≤ rating < 4.5.' });
const Channel = Type.String({ pattern: CHANNEL_PATTERN, maxLength: 40 });

/** Of filters by several topics or categories. */
const MAX_TERMS_LENGTH = 1_000;

/** Several values: an array in a body, separated by commas in an address. */
const anyOf = <Item extends TSchema>(item: Item, maxItems: number, description: string) =>
  Type.Optional(Type.Array(item, { minItems: 1, maxItems, description }));

/** One query parameter for each filter. */
export const FILTER_PARAMETERS = {
  ...optional({
    listingId: Id,
    rating: Stars,
    channel: Channel,
    startDate: Type.String({
      format: 'day',
      description: 'YYYY-MM-DD, whole day in the configured time zone.',
    }),
    endDate: Type.String({ format: 'day', description: 'YYYY-MM-DD, inclusive.' }),
    period: Type.Enum([...RELATIVE_PERIODS], {
      description: 'Days up to the present one, or a calendar month, in the configured time zone.',
    }),
    approved: Type.Boolean({
      description: 'Without a session only approved reviews exist; false is then 401.',
    }),
    search: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Substring of guest, text, channel or listing name, ignoring case and accents.',
    }),
    words: Type.String({
      pattern: '\\S',
      maxLength: 200,
      examples: ['wifi slow'],
      description: 'Words that guest, text, channel and listing name contain in any order.',
    }),
    decision: Type.Enum([...REVIEW_DECISIONS], {
      description: '"none": the present content is undecided.',
    }),
    sentiment: Sentiment,
    hasText: Type.Boolean({ description: 'False: the guest only rated.' }),
    reply: Type.Enum([...RESPONSE_FILTERS], { description: 'The state of the company’s response.' }),
    changed: Type.Boolean({
      description: 'True: changed on the channel since its approval, and undecided since.',
    }),
    assignee: Type.String({
      pattern: USERNAME_PATTERN,
      description: 'A username, "me" for the person who asks, or "none".',
    }),
  }),
  listingIds: anyOf(Id, 500, 'Of any of these listings.'),
  channels: anyOf(Channel, 20, 'Of any of these channels.'),
  ratings: anyOf(Stars, 5, 'With any of these whole stars.'),
  ids: anyOf(Id, 1_000, 'Any of these reviews.'),
  ...optional({
    language: Type.String({
      pattern: LANGUAGE_PATTERN,
      examples: ['de'],
      description: 'ISO 639-1 code of the text’s language.',
    }),
    category: Type.String({
      pattern: CATEGORY_PATTERN,
      maxLength: MAX_TERMS_LENGTH,
      examples: ['cleanliness<8'],
      description:
        'A category that the guest rated: "cleanliness", "cleanliness<8" or "cleanliness>=8", out of ten with a whole number from 1 to 10. All of several, separated by commas.',
    }),
    topic: Type.String({
      pattern: TOPIC_PATTERN,
      maxLength: MAX_TERMS_LENGTH,
      examples: ['noise:negative'],
      description: 'A topic that the text judges, or how it judges it. All of several, separated by commas.',
    }),
    tag: Type.String({
      pattern: TAGS_PATTERN,
      maxLength: MAX_TERMS_LENGTH,
      examples: ['plumber'],
      description: 'A tag of the review. All of several, separated by commas.',
    }),
    source: Type.String({
      pattern: SOURCE_PATTERN,
      examples: ['hostaway'],
      description: 'The source that gave the review its id: an account or an import.',
    }),
    responded: Type.Boolean({
      description: 'Whether the company’s response is on the channel or was sent there.',
    }),
    stayMonth: Type.String({
      pattern: MONTH_PATTERN,
      examples: ['2026-05'],
      description: 'YYYY-MM, the month in which the stay began.',
    }),
    analysed: Type.Boolean({
      description: `False: with a text in another language than ${ANALYSED_LANGUAGES.join(', ')}, whose topics are not analysed.`,
    }),
  }),
} satisfies Record<keyof ReviewFilter, TSchema>;

export const ReviewListQuery = inputObject({
  ...FILTER_PARAMETERS,
  sortBy: Type.Optional(Type.Enum([...SORT_KEYS], { default: 'date' })),
  sortOrder: Type.Optional(Type.Enum([...SORT_ORDERS], { default: 'desc' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 })),
  exactTotal: Type.Optional(
    Type.Boolean({
      description: 'True: `total` counts all matches, which may take longer. Signed in only.',
    }),
  ),
  fields: anyOf(
    Type.Enum(Object.keys(Review.properties) as (keyof Review)[]),
    50,
    'Only these fields of each review, and its id; all if it is left out.',
  ),
});
export type ReviewListQuery = Static<typeof ReviewListQuery>;

export const ReviewList = Type.Object({
  // `fields` leaves some out.
  reviews: Type.Array(Type.Unsafe<Review>(Type.Partial(Review))),
  listings: Type.Array(Listing),
  total: Type.Integer({ minimum: 0, description: 'All reviews that match, on every page.' }),
  isTotalExact: Type.Boolean({ description: 'False if more than `total` match.' }),
});
export type ReviewList = Static<typeof ReviewList>;

export const ReviewStatsQuery = inputObject(FILTER_PARAMETERS);
export type ReviewStatsQuery = Static<typeof ReviewStatsQuery>;

export const ReviewStats = Type.Object({
  totalReviews: Type.Integer({ minimum: 0 }),
  averageRating: Type.Number({
    minimum: 0,
    maximum: 5,
    description: 'One decimal; 0 when nothing is rated.',
  }),
  approvedCount: Type.Integer({ minimum: 0 }),
  pendingCount: Type.Integer({ minimum: 0 }),
  undecided: Type.Object(
    {
      count: Type.Integer({ minimum: 0 }),
      isCountExact: Type.Boolean(),
      oldest: nullable(instant('UTC'), { description: 'When the oldest was submitted.' }),
    },
    { description: 'The pending reviews without a decision.' },
  ),
});
export type ReviewStats = Static<typeof ReviewStats>;

export const ReviewParams = inputObject({ id: ReviewIdSchema });
export const ListingParams = inputObject({ id: ListingIdSchema });
export const ApprovalBody = inputObject({
  isApproved: Type.Boolean(),
  ...optional({
    reason: Type.String({
      minLength: 1,
      maxLength: MAX_REASON_LENGTH,
      description: 'Why the review is unpublished; only with `isApproved: false`.',
    }),
    batch: BatchId,
    seenDecision: Type.Enum([...REVIEW_DECISIONS], {
      description: 'The decision that was shown: 409 when someone else has decided otherwise since.',
    }),
  }),
});
export type ApprovalBody = Static<typeof ApprovalBody>;
