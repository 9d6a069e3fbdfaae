import { sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import { WAITING_DAYS, type WaitingTime, type WaitingTimes } from '#domain/listings/waiting-times.ts';
import type { Db } from '../tables.ts';

const NONE: WaitingTime = { decided: 0, medianHours: null, waiting: 0 };

/**
 * How long the newest reviews wait for their first decision by a person, of a listing or of all. A review waits from when it
 * was stored.
 */
export async function waitingTimes(db: Db, id: ListingId | null): Promise<WaitingTimes> {
  const { rows } = await sql<WaitingTime & { is_low: boolean }>`
    select rating_tenths < 35 as is_low, count(first.at) as decided,
      percentile_cont(0.5) within group (order by extract(epoch from first.at - reviews.created_at) / 3600) as "medianHours",
      count(*) filter (where first.at is null) as waiting
    from reviews left join lateral (
      select min(decisions.at) as at from decisions where decisions.review_id = reviews.id and cause = 'manager'
    ) as first on true
    where reviews.submitted_at > now() - make_interval(days => ${WAITING_DAYS})
      and reviews.withdrawn_at is null and rating_tenths is not null
      and ${id === null ? sql`true` : sql`reviews.listing_id = ${id}`}
    group by 1`.execute(db);
  const of = (isLow: boolean): WaitingTime => {
    const { decided, medianHours, waiting } = rows.find((row) => row.is_low === isLow) ?? NONE;
    return { decided, medianHours, waiting };
  };
  return { low: of(true), high: of(false) };
}
