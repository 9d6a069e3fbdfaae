import { sql } from 'kysely';
import type { IncomingReview } from '#domain/reviews/review.ts';
import type { Db } from '../tables.ts';

/**
 * Stores the reservations of known reviews where they differ. A review whose row names none keeps its own. Neither its
 * content nor the decision on it changes, and no page is notified.
 */
export async function storeReservations(
  db: Db,
  source: string,
  reviews: readonly IncomingReview[],
): Promise<void> {
  const named = reviews.filter((review) => review.reservationId ?? review.channelReservationId);
  if (named.length === 0) return;
  const upstreamIds = named.map((review) => review.upstreamId);
  const own = named.map((review) => review.reservationId);
  const channels = named.map((review) => review.channelReservationId);
  // A lateral join, as in `lockChanged`.
  await sql`
    with differing as materialized (
      select stored.id, coalesce(incoming.own, stored.own) as own, coalesce(incoming.channel, stored.channel) as channel
      from unnest(${upstreamIds}::text[], ${own}::text[], ${channels}::text[]) as incoming (upstream_id, own, channel)
      cross join lateral (
        select id, reservation_id as own, channel_reservation_id as channel from reviews
        where source = ${source} and reviews.upstream_id = incoming.upstream_id
          and (reservation_id, channel_reservation_id) is distinct from
            (coalesce(incoming.own, reservation_id), coalesce(incoming.channel, channel_reservation_id))
        limit 1
      ) as stored
    )
    update reviews set reservation_id = differing.own, channel_reservation_id = differing.channel
    from differing where reviews.id = differing.id`.execute(db);
}
