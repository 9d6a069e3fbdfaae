import { sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Revision } from '#domain/reviews/revision.ts';
import type { ImportChange, ImportRun } from '#domain/sources/provenance.ts';
import type { Db } from '../tables.ts';

/** Does nothing if an import with this id exists. */
async function insert(db: Db, { id, by }: ImportRun): Promise<void> {
  await sql`insert into imports (id, imported_by) values (${id}, ${by})
    on conflict (id) do nothing`.execute(db);
}

/** Records how an import changes the texts and ratings of reviews. */
async function insertChanges(
  db: Db,
  run: ImportRun | null,
  changes: readonly (Revision & { id: ReviewId })[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ id, ...revision }) => ({ id, revision }));
  await sql`
    insert into import_changes (review_id, import_id, revision)
    select id, ${run?.id ?? null}::uuid, revision
    from json_to_recordset(${JSON.stringify(rows)}::json) as changed (id bigint, revision jsonb)`.execute(db);
}

const MAX_CHANGES = 100;

/** The last 100 changes of a review by imports, oldest first. */
async function changesOf(db: Db, id: ReviewId): Promise<ImportChange[]> {
  const { rows } = await sql<Pick<ImportChange, 'at' | 'by'> & { revision: Revision }>`
    select at, revision, ${IMPORTER} as by from import_changes
    left join imports on imports.id = import_id left join users on username = imported_by
    where review_id = ${id} order by import_changes.id desc limit ${MAX_CHANGES}`.execute(db);
  return rows.reverse().map(({ at, by, revision }) => ({ at, by, ...revision }));
}

/** The name of a person, or else the recorded name: of a token, or the username of a deleted account. */
export const IMPORTER = sql<string | null>`coalesce(users.name, imports.imported_by)`;

export const importReaders = { changesOf };
export const importWriters = { insert, insertChanges };
