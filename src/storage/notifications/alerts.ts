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

/** Inserts alerts, except those about what was reported within the recent days. Returns those that were inserted. */
async function insert(db: Db, alerts: readonly Alert[], days: { from: Day; to: Day }): Promise<Alert[]> {
  const reported = await db
    .selectFrom('alerts')
    .select(['listing_id', 'topic'])
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${sql.lit(RECENT_DAYS)})`)
    .execute();
  const added = alerts.filter(
    ({ listingId, topic }) => !reported.some((row) => row.listing_id === listingId && row.topic === topic),
  );
  if (added.length === 0) return [];
  await db
    .insertInto('alerts')
    .values(
      added.map(({ listingId, topic, recent, before }) => ({
        listing_id: listingId,
        topic,
        recent_from: days.from,
        recent_to: days.to,
        recent_value: recent.value,
        recent_n: recent.n,
        before_value: before.value,
        before_n: before.n,
      })),
    )
    .execute();
  return added;
}

/** The alerts that were raised within the recent days and not dismissed, newest first. */
async function listOpen(db: Db, access: Access): Promise<RaisedAlert[]> {
  const rows = await db
    .selectFrom('alerts')
    .innerJoin('listings', 'listings.id', 'alerts.listing_id')
    .selectAll('alerts')
    .select('listings.name')
    .where('dismissed_at', 'is', null)
    .where('listings.merged_into', 'is', null)
    .where(isAccessible(access, 'alerts.listing_id'))
    .where('alerts.created_at', '>', sql<Date>`now() - make_interval(days => ${sql.lit(RECENT_DAYS)})`)
    .orderBy('alerts.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    listingId: row.listing_id,
    listingName: row.name,
    topic: row.topic,
    createdAt: row.created_at,
    from: row.recent_from,
    to: row.recent_to,
    recent: { value: row.recent_value, n: row.recent_n },
    before: { value: row.before_value, n: row.before_n },
  }));
}

/** Marks an alert as dismissed, once. @returns its listing; null when there is no such alert */
async function dismiss(db: Db, id: number, username: string, access: Access): Promise<ListingId | null> {
  const row = await db
    .updateTable('alerts')
    .set({
      dismissed_by: sql`coalesce(dismissed_by, ${username})`,
      dismissed_at: sql`coalesce(dismissed_at, now())`,
    })
    .where('id', '=', id)
    .where(isAccessible(access, 'listing_id'))
    .returning('listing_id')
    .executeTakeFirst();
  return row?.listing_id ?? null;
}

export const alertReaders = { histories, listOpen };
export const alertWriters = { insert, dismiss };
