import { type Kysely, sql } from 'kysely';
import { systemActor } from '#domain/accounts/actor.ts';
import type { Decision, ReviewDecision } from '#domain/decisions/approval.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Channel } from '#domain/listings/channel.ts';
import type { Revision } from '#domain/reviews/revision.ts';
import { eventWriters } from '../events/events.ts';
import type { Tables } from '../tables.ts';
import { addPeople } from './demo-people.ts';

/**
 * Deletes all data of the demo's simulator, including decisions, because a real company's pages must never show it.
 * Reviews that were imported into its listings are deleted with them. Run it in a transaction of the owner of the tables.
 *
 * @returns how many reviews were deleted
 */
export async function deleteDemoData(db: Kysely<Tables>): Promise<number> {
  const demoListings = db.selectFrom('listings').select('id').where('source', '=', 'demo');
  const demoReviews = db
    .selectFrom('reviews')
    .select('id')
    .where((eb) => eb.or([eb('source', '=', 'demo'), eb('listing_id', 'in', demoListings)]));
  await db.deleteFrom('decisions').where('review_id', 'in', demoReviews).execute();
  const { numDeletedRows } = await db
    .deleteFrom('reviews')
    .where('id', 'in', demoReviews)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) {
    await deleteEmptyBatches(db);
    await sql`delete from events where review_id is not null
      and not exists (select from reviews where id = events.review_id)`.execute(db);
    await eventWriters.insert(db, systemActor, { kind: 'demo.changed' });
  }
  await db
    .deleteFrom('listing_assignments')
    .where((eb) => eb.or([eb('source', '=', 'demo'), eb('listing_id', 'in', demoListings)]))
    .execute();
  await db.deleteFrom('listings').where('source', '=', 'demo').execute();
  await db.deleteFrom('quarantined_rows').where('source', '=', 'demo').execute();
  if (numDeletedRows > 0n) await deleteEmptyImports(db);
  await db.deleteFrom('synced_rows').where('source', '=', 'demo').execute();
  await db.deleteFrom('sync_runs').where('source', '=', 'demo').execute();
  return Number(numDeletedRows);
}

async function deleteEmptyBatches(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('batches')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('decisions').select('id').whereRef('batch_id', '=', 'batches.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('assignee_changes').select('batch_id').whereRef('batch_id', '=', 'batches.id'))),
    )
    .execute();
}

async function deleteEmptyImports(db: Kysely<Tables>): Promise<void> {
  const hasNone = (table: 'reviews' | 'import_changes' | 'quarantined_rows') =>
    sql<boolean>`not exists (select from ${sql.table(table)} where import_id = imports.id)`;
  await db
    .deleteFrom('imports')
    .where(hasNone('reviews'))
    .where(hasNone('import_changes'))
    .where(hasNone('quarantined_rows'))
    .execute();
}

/**
 * The demo's published reviews without a decision; empty if one of these managers has already decided. Locks reviews
 * and decisions until the transaction ends, so that only one process adds the history.
 */
async function undecidedReviews(db: Kysely<Tables>, managers: readonly string[]) {
  await sql`lock table reviews, decisions in share row exclusive mode`.execute(db);
  const history = await db
    .selectFrom('decisions')
    .select('id')
    .where('decided_by', 'in', managers)
    .limit(1)
    .executeTakeFirst();
  if (history) return [];
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'upstream_id', 'channel', 'submitted_at', 'review_text', 'rating_tenths', 'response_text'])
    .where('source', '=', 'demo')
    .where('withdrawn_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('decisions').select('id').whereRef('review_id', '=', 'reviews.id'))),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id as ReviewId,
    upstreamId: row.upstream_id,
    channel: row.channel as Channel,
    submittedAt: row.submitted_at,
    text: row.review_text,
    tenths: row.rating_tenths,
    response: row.response_text,
  }));
}

/** Adds past decisions and responses, and sets the reviews' state after them. */
async function storeHistory(
  db: Kysely<Tables>,
  history: {
    decisions: readonly (Decision & { at: Date })[];
    reviews: readonly { id: ReviewId; decision: ReviewDecision; revision: Revision | null }[];
    responses: readonly { id: ReviewId; by: string; text: string; at: Date }[];
  },
): Promise<void> {
  const decisions = history.decisions.map((decision) => ({
    review_id: decision.reviewId,
    at: decision.at,
    cause: decision.cause,
    decided_by: decision.by,
    from_decision: decision.from,
    to_decision: decision.to,
    reason: decision.reason,
  }));
  if (decisions.length > 0) await db.insertInto('decisions').values(decisions).execute();
  await sql`
    update reviews set decision = decided.decision, revision = decided.revision, updated_at = now()
    from json_to_recordset(${JSON.stringify(history.reviews)}::json)
      as decided (id bigint, decision text, revision jsonb)
    where reviews.id = decided.id`.execute(db);
  await eventWriters.insert(db, systemActor, { kind: 'demo.changed' });
  const responses = history.responses.map(({ id, by, text, at }) => ({
    review_id: id,
    text,
    state: 'sent' as const,
    written_by: by,
    created_at: at,
    settled_at: at,
  }));
  if (responses.length > 0) await db.insertInto('responses').values(responses).execute();
  await sql`
    update reviews set response_at = responses.settled_at, updated_at = now()
    from responses where responses.review_id = reviews.id and reviews.source = 'demo'`.execute(db);
}

export const demoDataWriters = { undecidedReviews, storeHistory, addPeople };
