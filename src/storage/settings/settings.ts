import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** The values of all settings that differ from the defaults, by name. */
async function list(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

async function upsert(db: Db, name: string, value: unknown, by: string): Promise<void> {
  const set = { value: JSON.stringify(value), changed_by: by };
  await db
    .insertInto('settings')
    .values({ name, ...set })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...set, changed_at: sql`now()` }))
    .execute();
}

export const settingReaders = { list };
export const settingWriters = { upsert };
