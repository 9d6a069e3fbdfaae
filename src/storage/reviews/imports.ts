import { sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Revision } from '#domain/reviews/revision.ts';
import type { ImportChange, ImportRun } from '#domain/sources/provenance.ts';
import type { Db } from '../tables.ts';

/** Does nothing if an import with this id exists. */
async function insert(db: Db, { id, by }: ImportRun): Promise<void> {
  await db
    .insertInto('imports')
    .values({ id, imported_by: by })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Records how an import changes the texts and ratings of reviews. */
async function insertChanges(
  db: Db,
  run: ImportRun | null,
  changes: readonly (Revision & { id: ReviewId })[],
): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('import_changes')
    .values(
      changes.map(({ id, before, after }) => ({
        review_id: id,
        import_id: run?.id ?? null,
        revision: JSON.stringify({ before, after }),
      })),
    )
    .execute();
}

const MAX_CHANGES = 100;

/** The last 100 changes of a review by imports, oldest first. */
async function changesOf(db: Db, id: ReviewId): Promise<ImportChange[]> {
  const rows = await db
    .selectFrom('import_changes')
    .leftJoin('imports', 'imports.id', 'import_changes.import_id')
    .leftJoin('users', 'users.username', 'imports.imported_by')
    .select(['import_changes.at', 'import_changes.revision', IMPORTER.as('by')])
    .where('review_id', '=', id)
    .orderBy('import_changes.id', 'desc')
    .limit(MAX_CHANGES)
    .execute();
  return rows.reverse().map(({ at, by, revision }) => ({ at, by, ...revision }));
}

/** The name of a person, or else the recorded name: of a token, or the username of a deleted account. */
export const IMPORTER = sql<string | null>`coalesce(users.name, imports.imported_by)`;

export const importReaders = { changesOf };
export const importWriters = { insert, insertChanges };
