import { hash } from 'node:crypto';
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
  const row = await db
    .selectFrom('import_mappings')
    .select(['id', 'columns', 'mapping', 'updated_by as updatedBy', 'updated_at as updatedAt'])
    .where('header', '=', headerOf(columns))
    .executeTakeFirst();
  return row ?? null;
}

/** Remembers a mapping in place of an earlier one for the same columns. */
async function upsert(db: Db, columns: readonly string[], mapping: FileMapping, by: string): Promise<void> {
  const row = {
    columns: JSON.stringify(columns),
    mapping: JSON.stringify(mapping),
    updated_by: by,
    updated_at: new Date(),
  };
  await db
    .insertInto('import_mappings')
    .values({ header: headerOf(columns), ...row })
    .onConflict((conflict) => conflict.column('header').doUpdateSet(row))
    .execute();
}

/** @returns the name of the system that its files are from; null if there is no such mapping */
async function remove(db: Db, id: number): Promise<string | null> {
  const row = await db
    .deleteFrom('import_mappings')
    .where('id', '=', id)
    .returning('mapping')
    .executeTakeFirst();
  return row?.mapping.source ?? null;
}

/** Names may be long and many, and an index has a limit. */
function headerOf(columns: readonly string[]): string {
  return hash('sha256', JSON.stringify(columns));
}

export const importMappingReaders = { find };
export const importMappingWriters = { upsert, remove };
