import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type CategoryFilter,
  type Condition,
  conditionsOf,
  type DatedFilter,
  type FilterFields,
  type FilterWithAccess,
  type ResponseFilter,
  type TopicFilter,
} from '#domain/reviews/filter.ts';
import { SCORED_CATEGORIES } from '#domain/reviews/rating.ts';
import { anywhereInSearchText } from '../search-pattern.ts';
import { isVisible } from './visibility.ts';

/** Which reviews the caller may read, and the time zone of days. */
export interface Audience {
  /** Only what the public may read. */
  isPublic: boolean;
  /** IANA name of the time zone of days. */
  timeZone: string;
}

const COLUMNS: Record<keyof FilterFields, string> = {
  id: 'reviews.id',
  listingId: 'reviews.listing_id',
  ratingTenths: 'reviews.rating_tenths',
  channel: 'reviews.channel',
  submittedAt: 'reviews.submitted_at',
  isApproved: 'reviews.is_approved',
  decision: 'reviews.decision',
  sentiment: 'reviews.sentiment',
  hasText: 'reviews.has_text',
  isChanged: 'reviews.is_changed',
  assignee: 'reviews.assignee',
  language: 'reviews.language',
  arrivalDate: 'reviews.arrival_date',
  source: 'reviews.source',
};

/** Fields with few values, some of them rare. Their values are inlined, because the planner must know them. */
const INLINED: ReadonlySet<Condition['field']> = new Set<Condition['field']>([
  'isApproved',
  'ratingTenths',
  'decision',
  'sentiment',
  'hasText',
  'isChanged',
  'language',
]);

/** The reviews that a filter matches, as one condition on rows of `reviews`. */
export function matching(filter: FilterWithAccess, audience: Audience): RawBuilder<SqlBool> {
  return allOf([
    sql`reviews.withdrawn_at is null`,
    alsoMatching(filter, audience),
    ...(audience.isPublic ? [isVisible()] : []),
  ]);
}

/** Which of the reviews of another condition a filter matches. The covering indexes hold all that it compares. */
export function alsoMatching(
  filter: DatedFilter,
  { timeZone }: Pick<Audience, 'timeZone'>,
): RawBuilder<SqlBool> {
  return allOf(conditionsOf(filter, timeZone).map(toSql));
}

/** All conditions combined; true if there are none. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/** A response that was sent is also the response of its review. */
export const HAS_RESPONDED = sql<SqlBool>`(reviews.has_response
  or reviews.id in (select review_id from responses where state = 'sent'))`;

const RESPONSES: Record<ResponseFilter, RawBuilder<SqlBool>> = {
  none: sql`(not reviews.has_response
    and not exists (select from responses where responses.review_id = reviews.id))`,
  waiting: sql`(not reviews.has_response
    and reviews.id in (select review_id from responses where state in ('unapproved', 'waiting')))`,
  failed: sql`(not reviews.has_response
    and reviews.id in (select review_id from responses where state in ('refused', 'cancelled', 'returned')))`,
  sent: HAS_RESPONDED,
};

function toSql(condition: Condition): RawBuilder<SqlBool> {
  if (condition.field === 'searchText') return containsText(condition.contains);
  if (condition.field === 'reply') return RESPONSES[condition.equals];
  if (condition.field === 'responded') return condition.equals ? HAS_RESPONDED : sql`not ${HAS_RESPONDED}`;
  if (condition.field === 'category') return hasCategory(condition);
  if (condition.field === 'topic') return judges(condition);
  if (condition.field === 'tag') return hasTag(condition.equals);
  const column = sql.raw(COLUMNS[condition.field]);
  const value = (given: unknown) => (INLINED.has(condition.field) ? sql.lit(given) : sql.val(given));
  if ('equals' in condition && condition.equals === null) return sql`${column} is null`;
  if ('equals' in condition) return sql`${column} = ${value(condition.equals)}`;
  if ('in' in condition) {
    const isInlined = INLINED.has(condition.field);
    return isInlined
      ? sql`${column} in (${sql.join(condition.in.map(value))})`
      : sql`${column} = any(${condition.in})`;
  }
  if ('notIn' in condition)
    return sql`(${column} is null or ${column} not in (${sql.join(condition.notIn.map(value))}))`;
  if ('atLeast' in condition) return sql`${column} >= ${value(condition.atLeast)}`;
  return sql`${column} < ${value(condition.below)}`;
}

/** Compares ratings out of ten with one decimal, as the API shows them. The lowest of a review has an index. */
function hasCategory({ category, below, atLeast }: CategoryFilter): RawBuilder<SqlBool> {
  if (below !== undefined) {
    return sql`(reviews.lowest_score < ${sql.lit(below)} and ${scores(category, '<', below)})`;
  }
  const isRated = sql<SqlBool>`reviews.categories @> ${JSON.stringify([{ category }])}::jsonb`;
  return atLeast === undefined ? isRated : sql`(${isRated} and ${scores(category, '>=', atLeast)})`;
}

/**
 * Each of the usual categories has four bits of `category_scores` (migration 0004), which are 15 for ten and where it is not
 * rated. Others are looked up in the row.
 */
function scores(category: string, operator: '<' | '>=', score: number): RawBuilder<SqlBool> {
  const place = (SCORED_CATEGORIES as readonly string[]).indexOf(category);
  const compares = sql.raw(operator);
  return place < 0
    ? sql`exists (
        select from jsonb_to_recordset(reviews.categories) as rated (category text, rating float8)
        where rated.category = ${category}
          and floor(rated.rating / reviews.rating_scale * 100 + 0.5) ${compares} ${sql.lit(score * 10)})`
    : sql`((reviews.category_scores >> ${sql.lit(4 * place)}) & 15) ${compares} ${sql.lit(score)}`;
}

/** Uses the index `review_tags_by_tag`. */
const hasTag = (tag: string) =>
  sql<SqlBool>`reviews.id in (select review_id from review_tags where tag = ${tag})`;

function judges({ topic, polarity }: TopicFilter): RawBuilder<SqlBool> {
  const polarityCondition = polarity === undefined ? sql`` : sql`and polarity = ${sql.lit(polarity)}`;
  return sql`reviews.id in (select review_id from review_topics where topic = ${sql.lit(topic)} ${polarityCondition})`;
}

/**
 * The planner chooses between walking reviews in order, for text that many have, and the trigram index. New texts are
 * indexed in the background; both sides of the `or` have a partial index.
 */
function containsText(texts: readonly string[]): RawBuilder<SqlBool> {
  const contained = texts.map((text) => sql`search_text like ${anywhereInSearchText(text)}`);
  return sql`reviews.id in (
    select review_id from review_search where ${allOf(contained)} and (is_indexed or not is_indexed))`;
}
