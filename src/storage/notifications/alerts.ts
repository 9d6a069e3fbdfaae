import { sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import { type Day, startOfDay } from '#domain/day.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Topic } from '#domain/insights/topics.ts';
import {
  type Alert,
  type ListingHistory,
  type PeriodCounts,
  type RaisedAlert,
  RECENT_DAYS,
} from '#domain/notifications/alert.ts';
import { isAccessible } from '../filters/access.ts';
import { alsoMatching, matching } from '../filters/conditions.ts';
import type { Db } from '../tables.ts';

/** Two periods, one after the other. */
export interface ComparedPeriods {
  /** The first of the days before the recent ones. */
  before: Day;
  /** The first of the recent days. */
  recent: Day;
  /** The last of them. */
  last: Day;
  /** IANA name of the time zone of days. */
  timeZone: string;
}

/** What guests said in these periods about each listing that has ratings in them. */
async function histories(db: Db, periods: ComparedPeriods): Promise<ListingHistory[]> {
  const { ratings, texts, complaints } = await countPerPeriod(db, periods);
  const textsOf = new Map(texts.map((row) => [row.listingId, row]));
  const complaintsOf = Map.groupBy(complaints, ({ listingId }) => listingId);
  return [...Map.groupBy(ratings, ({ listingId }) => listingId)].map(([listingId, counts]) => ({
    listingId,
    ratings: counts,
    texts: textsOf.get(listingId) ?? { recent: 0, before: 0 },
    complaints: complaintsOf.get(listingId) ?? [],
  }));
}

type OfListing<Counts = unknown> = PeriodCounts & { listingId: ListingId } & Counts;

async function countPerPeriod(db: Db, { before, recent, last, timeZone }: ComparedPeriods) {
  const recentFrom = startOfDay(recent, timeZone);
  const counts = sql`listing_id as "listingId", count(*) filter (where submitted_at >= ${recentFrom}) as recent,
    count(*) filter (where submitted_at < ${recentFrom}) as before`;
  const isCompared = matching(
    { access: 'all', startDate: before, endDate: last },
    { isPublic: false, timeZone },
  );
  const isAnalysed = alsoMatching({ analysed: true }, { timeZone });
  const [ratings, texts, complaints] = await Promise.all([
    sql<OfListing<{ tenths: number }>>`
      select rating_tenths as tenths, ${counts} from reviews
      where ${isCompared} and rating_tenths is not null group by listing_id, rating_tenths`.execute(db),
    sql<OfListing>`
      select ${counts} from reviews where ${isCompared} and ${isAnalysed} group by listing_id`.execute(db),
    sql<OfListing<{ topic: Topic }>>`
      select topic, ${counts} from review_topics join reviews on reviews.id = review_id
      where ${isCompared} and ${isAnalysed} and polarity = 'negative' group by listing_id, topic`.execute(db),
  ]);
  return { ratings: ratings.rows, texts: texts.rows, complaints: complaints.rows };
}

const IS_RECENT = sql`alerts.created_at > now() - make_interval(days => ${sql.lit(RECENT_DAYS)})`;

/** Inserts alerts, except those about what was reported within the recent days. Returns those that were inserted. */
async function insert(db: Db, alerts: readonly Alert[], days: { from: Day; to: Day }): Promise<Alert[]> {
  const reported = await sql<Pick<Alert, 'listingId' | 'topic'>>`
    select listing_id as "listingId", topic from alerts where ${IS_RECENT}`.execute(db);
  const added = alerts.filter(
    ({ listingId, topic }) =>
      !reported.rows.some((row) => row.listingId === listingId && row.topic === topic),
  );
  if (added.length === 0) return [];
  const values = added.map(
    ({ listingId, topic, recent, before }) => sql`(${listingId}, ${topic}, ${days.from}, ${days.to},
      ${recent.value}, ${recent.n}, ${before.value}, ${before.n})`,
  );
  await sql`
    insert into alerts (listing_id, topic, recent_from, recent_to, recent_value, recent_n, before_value, before_n)
    values ${sql.join(values)}`.execute(db);
  return added;
}

/** The alerts that were raised within the recent days and not dismissed, newest first. */
async function listOpen(db: Db, access: Access): Promise<RaisedAlert[]> {
  const { rows } = await sql<RaisedAlert>`
    select alerts.id, listing_id as "listingId", name as "listingName", topic, alerts.created_at as "createdAt",
      recent_from as from, recent_to as to, json_build_object('value', recent_value, 'n', recent_n) as recent,
      json_build_object('value', before_value, 'n', before_n) as before
    from alerts join listings on listings.id = listing_id
    where dismissed_at is null and merged_into is null and ${isAccessible(access, 'listing_id')} and ${IS_RECENT}
    order by alerts.id desc`.execute(db);
  return rows;
}

/** Marks an alert as dismissed, once. @returns its listing; null when there is no such alert */
async function dismiss(db: Db, id: number, username: string, access: Access): Promise<ListingId | null> {
  const { rows } = await sql<{ listingId: ListingId }>`
    update alerts set dismissed_by = coalesce(dismissed_by, ${username}), dismissed_at = coalesce(dismissed_at, now())
    where id = ${id} and ${isAccessible(access, 'listing_id')}
    returning listing_id as "listingId"`.execute(db);
  return rows[0]?.listingId ?? null;
}

export const alertReaders = { histories, listOpen };
export const alertWriters = { insert, dismiss };
