import { sql } from 'kysely';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { ReviewContent, Revision } from '#domain/reviews/revision.ts';
import { recordEach } from '../events/events.ts';
import type { Db } from '../tables.ts';
import { MAY_BE_ON_CHANNEL } from './on-channel.ts';

/** A stored review whose text or rating has changed on its channel. */
export interface ChangedReview {
  id: ReviewId;
  upstreamId: string;
  decision: ReviewDecision;
  now: ReviewContent;
  /** Its recorded change since the last approval. */
  revision: Revision | null;
}

/**
 * The stored reviews whose text or rating differs from the upstream's. All are locked until the transaction ends, so that
 * none is approved while it changes.
 */
async function lockChanged(
  db: Db,
  source: string,
  incoming: readonly (ReviewContent & { upstreamId: string })[],
): Promise<ChangedReview[]> {
  if (incoming.length === 0) return [];
  const ordered = incoming.toSorted((a, b) => (a.upstreamId < b.upstreamId ? -1 : 1));
  const upstreamIds = ordered.map((each) => each.upstreamId);
  const texts = ordered.map((each) => each.text);
  const tenths = ordered.map((each) => each.tenths);
  // A lateral join uses the index of upstream ids even before the table has statistics, as in a first sync.
  const { rows } = await sql<ChangedReview>`
    select reviews.*
    from unnest(${upstreamIds}::text[], ${texts}::text[], ${tenths}::smallint[]) as incoming (upstream_id, text, tenths)
    cross join lateral (
      select id, upstream_id as "upstreamId", decision, revision,
        json_build_object('text', review_text, 'tenths', rating_tenths) as now
      from reviews
      where source = ${source} and reviews.upstream_id = incoming.upstream_id
        and (review_text, rating_tenths) is distinct from (incoming.text, incoming.tenths)
      limit 1
      for update
    ) as reviews`.execute(db);
  return rows;
}

/** Makes a changed review undecided and stores the change; null when it has changed back. */
async function markRevised(db: Db, id: ReviewId, revision: Revision | null): Promise<void> {
  await sql`
    update reviews set decision = 'none', revision = ${revision && JSON.stringify(revision)}, updated_at = now()
    where id = ${id}`.execute(db);
}

/** A review that is no longer on its channel, and the decision on it until then. */
export interface Withdrawn {
  id: ReviewId;
  decision: ReviewDecision;
}

/** Withdraws reviews, also duplicates: they are no longer shown or counted, but they and their history stay stored. */
async function withdraw(
  db: Db,
  source: string,
  upstreamIds: readonly string[],
  because: string,
): Promise<Withdrawn[]> {
  if (upstreamIds.length === 0) return [];
  const { rows } = await sql<Withdrawn>`
    with gone as (
      select id, listing_id, decision from reviews
      where source = ${source} and upstream_id = any(${upstreamIds}) and ${MAY_BE_ON_CHANNEL}
      order by id for update
    ),
    events_of_reviews as (${recordEach(systemActor, 'review.removed', sql`gone`)})
    update reviews set decision = 'none', revision = null, withdrawn_at = now(), withdrawn_because = ${because},
      duplicate_of = null, updated_at = now()
    from gone where reviews.id = gone.id returning reviews.id, gone.decision`.execute(db);
  return rows;
}

/** Where the source places those of these reviews that a sync has read, and not only a file. */
async function syncedListingIds(
  db: Db,
  source: string,
  upstreamIds: readonly string[],
): Promise<Map<string, ListingId>> {
  if (upstreamIds.length === 0) return new Map();
  const { rows } = await sql<{ upstreamId: string; listingId: ListingId }>`
    select upstream_id as "upstreamId", coalesce(own_listing_id, listing_id) as "listingId" from reviews
    where source = ${source} and upstream_id = any(${upstreamIds}) and synced`.execute(db);
  return new Map(rows.map(({ upstreamId, listingId }) => [upstreamId, listingId]));
}

/** Which of these upstream ids are stored. */
async function existingUpstreamIds(
  db: Db,
  source: string,
  upstreamIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (upstreamIds.length === 0) return new Set();
  // A lateral join, as in `lockChanged`.
  const { rows } = await sql<{ upstream_id: string }>`
    select incoming.upstream_id from unnest(${upstreamIds}::text[]) as incoming (upstream_id)
    cross join lateral (
      select from reviews where source = ${source} and reviews.upstream_id = incoming.upstream_id limit 1
    ) as known`.execute(db);
  return new Set(rows.map((row) => row.upstream_id));
}

export const upstreamReaders = { existingUpstreamIds, syncedListingIds };
export const upstreamWriters = { lockChanged, markRevised, withdraw };
