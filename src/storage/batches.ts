import type { Kysely } from 'kysely';
import type { Batch } from '#domain/batch.ts';
import type { Tables } from './tables.ts';

async function byId(db: Kysely<Tables>, id: string): Promise<Batch | null> {
  const row = await db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { id: row.id, kind: row.kind, by: row.made_by } : null;
}

/** Does nothing when there is a batch with this id. */
async function insert(db: Kysely<Tables>, { id, kind, by }: Batch): Promise<void> {
  await db
    .insertInto('batches')
    .values({ id, kind, made_by: by })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Locks a batch until the transaction ends: no decision joins it meanwhile. @returns false when there is none */
async function lock(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db.selectFrom('batches').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export const batchReaders = { byId };
export const batchWriters = { insert, lock };
