import { type Kysely, sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import { WAITING_DAYS, type WaitingTime, type WaitingTimes } from '#domain/listings/waiting-times.ts';
import type { Tables } from '../tables.ts';

const NONE: WaitingTime = { decided: 0, medianHours: null, waiting: 0, oldestHours: null };

/**
 * How long the newest reviews wait for their first decision by a person, of a listing or of all. A review waits from when it
 * was stored, or from when it was submitted if the decision is older than the stored row.
 */
export async function waitingTimes(db: Kysely<Tables>, id: ListingId | null): Promise<WaitingTimes> {
  const { rows } = await sql<WaitingTime & { is_low: boolean }>`
    with waits as (
      select rating_tenths < 35 as is_low, first.at is null as is_waiting,
        extract(epoch from coalesce(first.at, now())
          - case when first.at < reviews.created_at then submitted_at else reviews.created_at end) / 3600 as hours
      from reviews left join lateral (
        select min(decisions.at) as at from decisions where decisions.review_id = reviews.id and cause = 'manager'
      ) as first on true
      where reviews.submitted_at > now() - make_interval(days => ${WAITING_DAYS})
        and reviews.withdrawn_at is null and rating_tenths is not null
        and ${id === null ? sql`true` : sql`reviews.listing_id = ${id}`}
    )
    select is_low, count(*) filter (where not is_waiting) as decided, count(*) filter (where is_waiting) as waiting,
      percentile_cont(0.5) within group (order by hours) as "medianHours",
      max(hours) filter (where is_waiting)::float8 as "oldestHours"
    from waits group by 1`.execute(db);
  const of = (isLow: boolean): WaitingTime => {
    const { is_low, ...time } = rows.find((row) => row.is_low === isLow) ?? { ...NONE, is_low: isLow };
    return time;
  };
  return { low: of(true), high: of(false) };
}
