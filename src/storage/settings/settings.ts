import { sql } from 'kysely';
import { onlyRow } from '../database/rows.ts';
import type { Db } from '../tables.ts';

/** The values of all settings that differ from the defaults, by name. */
async function list(db: Db): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ name: string; value: unknown }>`select name, value from settings`.execute(db);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

async function upsert(db: Db, name: string, value: unknown, by: string): Promise<void> {
  await sql`
    insert into settings (name, value, changed_by) values (${name}, ${JSON.stringify(value)}, ${by})
    on conflict (name) do update
      set value = excluded.value, changed_by = excluded.changed_by, changed_at = now()`.execute(db);
}

/** @returns its id */
async function replaceLogo(db: Db, bytes: Buffer): Promise<number> {
  await removeLogos(db);
  const inserted = sql<{ id: number }>`insert into brand_logos (bytes) values (${bytes}) returning id`;
  return onlyRow(await inserted.execute(db)).id;
}

async function removeLogos(db: Db): Promise<void> {
  await sql`delete from brand_logos`.execute(db);
}

async function logoFile(db: Db, id: number): Promise<Buffer | null> {
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from brand_logos where id = ${id}`.execute(db);
  return rows[0]?.bytes ?? null;
}

export const settingReaders = { list, logoFile };
export const settingWriters = { upsert, replaceLogo, removeLogos };
