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

/** @returns its id */
async function replaceLogo(db: Db, bytes: Buffer): Promise<number> {
  await removeLogos(db);
  const { id } = await db
    .insertInto('brand_logos')
    .values({ bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function removeLogos(db: Db): Promise<void> {
  await db.deleteFrom('brand_logos').execute();
}

async function logoFile(db: Db, id: number): Promise<Buffer | null> {
  const row = await db.selectFrom('brand_logos').select('bytes').where('id', '=', id).executeTakeFirst();
  return row?.bytes ?? null;
}

export const settingReaders = { list, logoFile };
export const settingWriters = { upsert, replaceLogo, removeLogos };
