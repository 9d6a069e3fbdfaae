import { type RawBuilder, sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import { addMinutes } from '#domain/dates.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { AnswerState, OpenChannel } from '#domain/responses/answers.ts';
import type { RespondableReview } from '#domain/responses/response.ts';
import { MAX_COUNT } from '#domain/reviews/filter.ts';
import { isAccessible } from '../filters/access.ts';
import { allOf } from '../filters/conditions.ts';
import { managedReviews, toManaged } from '../reviews/rows.ts';
import type { Db } from '../tables.ts';

export interface AnswerQuery {
  state: AnswerState;
  access: Access;
  /** The sources that take responses. What was written for others is listed too: it waits, or was cancelled. */
  sources: readonly string[];
  channels: readonly OpenChannel[];
  /** Only those of a person. */
  assignee: string | undefined;
  isLow: boolean;
  limit: number;
  offset: number;
}

type Selection = Pick<AnswerQuery, 'access' | 'assignee' | 'isLow'>;

/** The expressions of the indexes of migration 0061. Low ratings are the most urgent, then questions. */
const URGENCY = sql.raw(
  `(case when rating_tenths < 25 then 0 when review_text ~ '[?？؟]' then 1 else 2 end)`,
);

/** Deadlines are a number of days after it. */
const DAY = sql.raw(`((submitted_at at time zone 'UTC')::date)`);

/** What all lists have in common. */
const wanted = ({ access, assignee, isLow }: Selection) => [
  isAccessible(access),
  ...(assignee === undefined ? [] : [sql`assignee = ${assignee}`]),
  ...(isLow ? [sql`${URGENCY} = 0`] : []),
];

/** The reviews of a channel that need an answer. */
function openIn(
  query: Selection & Pick<AnswerQuery, 'sources'>,
  { channel, sourceKind, since, needsText }: OpenChannel,
): RawBuilder<unknown> {
  return sql`reviews where ${allOf([
    ...wanted(query),
    sql`source = any(${query.sources})`,
    sql`channel = ${channel}`,
    ...(sourceKind ? [sql`source ~ ${`^${sourceKind}(-[0-9]+)?$`}`] : []),
    sql`not has_response and withdrawn_at is null`,
    // The day is the first column of an index.
    ...(since
      ? [sql`submitted_at > ${since}`, sql`${DAY} >= (${since}::timestamptz at time zone 'UTC')::date`]
      : []),
    ...(needsText ? [sql`has_text`] : []),
    sql`not exists (select from responses where review_id = reviews.id)`,
    sql`not exists (select from skipped_answers where review_id = reviews.id)`,
  ])}`;
}

/**
 * The ids of the most urgent reviews of a channel, with what orders them among those of the others. Read in the order of the
 * indexes `reviews_to_answer_by_day` and `reviews_to_answer_by_urgency`.
 */
function mostUrgent(query: AnswerQuery, channel: OpenChannel): RawBuilder<unknown> {
  const { days } = channel;
  const end = sql`limit ${query.limit + query.offset}`;
  const columns = sql`id, ${URGENCY} as urgency, extract(epoch from submitted_at)`;
  if (days === null) {
    // The newest first.
    return sql`(select null::date as day, ${columns} * -1 as at from ${openIn(query, channel)}
      order by ${URGENCY}, submitted_at desc, id desc ${end})`;
  }
  return sql`(select ${DAY} + ${days}::int as day, ${columns} as at from ${openIn(query, channel)}
    order by ${DAY}, ${URGENCY}, submitted_at, id ${end})`;
}

/** The ids of a page of a list, with their place in it. */
function pageOf(query: AnswerQuery): RawBuilder<{ id: number; place: number }> {
  const numbered = (from: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql<{ id: number; place: number }>`(select id, row_number() over (order by ${order}) as place from ${from}
      order by ${order} limit ${query.limit} offset ${query.offset})`;
  if (query.state === 'open') {
    const channels = query.channels.map((channel) => mostUrgent(query, channel));
    return numbered(
      sql`(${sql.join(channels, sql` union all `)}) as urgent`,
      sql`day nulls last, urgency, at, id`,
    );
  }
  return numbered(written(query, query.state), ORDERS[query.state]);
}

/** The next call finds the others. */
const MAX_NEAR = 1_000;

const STATES = {
  unapproved: ['unapproved'],
  waiting: ['waiting'],
  sent: ['sent'],
  refused: ['refused', 'cancelled', 'returned'],
} as const;
const ORDERS = {
  unapproved: sql`responses.created_at, id`,
  waiting: sql`send_at, id`,
  sent: sql`settled_at desc, id desc`,
  refused: sql`settled_at desc, id desc`,
};

/**
 * The reviews with a response that was written here, including those of paused and removed sources. Uses the indexes
 * `responses_unapproved`, `responses_waiting` and `responses_settled`.
 */
function written(query: AnswerQuery, state: keyof typeof STATES): RawBuilder<unknown> {
  return sql`responses join reviews on reviews.id = review_id where ${allOf([
    ...wanted(query),
    sql`state in (${sql.join(STATES[state].map((each) => sql.lit(each)))})`,
    ...(state === 'refused'
      ? [sql`not exists (select from skipped_answers where review_id = reviews.id)`]
      : []),
  ])}`;
}

/** A page of a list of the desk. */
async function listAnswers(db: Db, query: AnswerQuery): Promise<RespondableReview[]> {
  const rows = await managedReviews(db)
    .innerJoin(pageOf(query).as('page'), (join) => join.onRef('page.id', '=', 'reviews.id'))
    .orderBy('page.place')
    .execute();
  return rows.map(toManaged);
}

/** How many reviews each list has, up to a limit; without the list of sent ones, which shows no number. */
async function countAnswers(
  db: Db,
  query: AnswerQuery,
): Promise<Record<Exclude<AnswerState, 'sent'>, number>> {
  const limited = (rows: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (${rows} limit ${sql.lit(MAX_COUNT + 1)}) as counted)`;
  const open = query.channels.map((channel) => sql`select from ${openIn(query, channel)}`);
  const { rows } = await sql<Record<Exclude<AnswerState, 'sent'>, number>>`select
    ${limited(sql.join(open, sql` union all `))} as open,
    ${limited(sql`select from ${written(query, 'unapproved')}`)} as unapproved,
    ${limited(sql`select from ${written(query, 'waiting')}`)} as waiting,
    ${limited(sql`select from ${written(query, 'refused')}`)} as refused`.execute(db);
  return rows[0] ?? { open: 0, unapproved: 0, waiting: 0, refused: 0 };
}

/** Reviews that need an answer, whose deadline is near, and that no notification has announced. */
async function listNear(
  db: Db,
  { sources, channels }: Pick<AnswerQuery, 'sources' | 'channels'>,
  hours: number,
): Promise<{ id: ReviewId; listingId: ListingId; assignee: string | null }[]> {
  const selection = { access: 'all', sources, assignee: undefined, isLow: false } as const;
  const near = channels.flatMap((channel) =>
    channel.since
      ? sql`select id, listing_id as "listingId", assignee from ${openIn(selection, channel)}
          and submitted_at <= ${addMinutes(channel.since, hours * 60)}
          and not exists (select from notification_marks where kind = 'deadline' and subject = reviews.id)`
      : [],
  );
  if (near.length === 0) return [];
  const { rows } = await sql<{ id: ReviewId; listingId: ListingId; assignee: string | null }>`
    ${sql.join(near, sql` union all `)} limit ${sql.lit(MAX_NEAR)}`.execute(db);
  return rows;
}

/** @returns whether it was not skipped before */
async function skip(db: Db, reviewId: ReviewId, by: string): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into skipped_answers (review_id, skipped_by)
    values (${reviewId}, ${by}) on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** @returns whether it was skipped before */
async function unskip(db: Db, reviewId: ReviewId): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from skipped_answers where review_id = ${reviewId}`.execute(db);
  return numAffectedRows === 1n;
}

export const answerReaders = { list: listAnswers, listNear, count: countAnswers };
export const answerWriters = { skip, unskip };
