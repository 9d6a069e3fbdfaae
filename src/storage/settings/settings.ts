import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The values of all settings that differ from the defaults, by name. */
async function list(db: Kysely<Tables>): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

async function upsert(db: Kysely<Tables>, name: string, value: unknown, by: string): Promise<void> {
  const set = { value: JSON.stringify(value), changed_by: by };
  await db
    .insertInto('settings')
    .values({ name, ...set })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...set, changed_at: sql`now()` }))
    .execute();
}

/** @returns its id */
async function replaceLogo(db: Kysely<Tables>, bytes: Buffer): Promise<number> {
  await removeLogos(db);
  const { id } = await db
    .insertInto('brand_logos')
    .values({ bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function removeLogos(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('brand_logos').execute();
}

async function logoFile(db: Kysely<Tables>, id: number): Promise<Buffer | null> {
  const row = await db.selectFrom('brand_logos').select('bytes').where('id', '=', id).executeTakeFirst();
  return row?.bytes ?? null;
}

export const settingReaders = { list, logoFile };
export const settingWriters = { upsert, replaceLogo, removeLogos };
