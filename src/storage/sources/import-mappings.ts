import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { FileMapping } from '#domain/sources/file-mapping.ts';
import type { Db } from '../tables.ts';

/** A mapping that was used for files with the same columns. */
export interface StoredMapping {
  id: number;
  columns: string[];
  mapping: FileMapping;
  updatedBy: string;
  updatedAt: Date;
}

/** The mapping of files with exactly these columns; null if there is none. */
async function find(db: Db, columns: readonly string[]): Promise<StoredMapping | null> {
  const { rows } = await sql<StoredMapping>`
    select id, columns, mapping, updated_by as "updatedBy", updated_at as "updatedAt" from import_mappings
    where header = ${headerOf(columns)}`.execute(db);
  return rows[0] ?? null;
}

/** Remembers a mapping in place of an earlier one for the same columns. */
async function upsert(db: Db, columns: readonly string[], mapping: FileMapping, by: string): Promise<void> {
  await sql`
    insert into import_mappings (header, columns, mapping, updated_by)
    values (${headerOf(columns)}, ${JSON.stringify(columns)}, ${JSON.stringify(mapping)}, ${by})
    on conflict (header) do update set columns = excluded.columns, mapping = excluded.mapping,
      updated_by = excluded.updated_by, updated_at = now()`.execute(db);
}

/** @returns the name of the system that its files are from; null if there is no such mapping */
async function remove(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<Pick<StoredMapping, 'mapping'>>`
    delete from import_mappings where id = ${id} returning mapping`.execute(db);
  return rows[0]?.mapping.source ?? null;
}

/** Names may be long and many, and an index has a limit. */
const headerOf = (columns: readonly string[]): string => hash('sha256', JSON.stringify(columns));

export const importMappingReaders = { find };
export const importMappingWriters = { upsert, remove };
