import { sql } from 'kysely';
import type { IncomingTemplate, Template } from '#domain/responses/template.ts';
import type { Db } from '../tables.ts';

/** The templates of the company and those of a person, by name. */
async function listFor(db: Db, username: string): Promise<Template[]> {
  return db
    .selectFrom('response_templates')
    .select(['id', 'name', 'text', 'language', 'stars', 'topics'])
    .select(sql<boolean>`owner is not null`.as('own'))
    .where((eb) => eb.or([eb('owner', 'is', null), eb('owner', '=', username)]))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

async function insert(db: Db, template: Omit<Template, 'id'>, by: string): Promise<void> {
  const { own, ...fields } = template;
  await db
    .insertInto('response_templates')
    .values({ ...fields, owner: own ? by : null, changed_by: by })
    .execute();
}

async function change(db: Db, { id, own, ...fields }: Template, by: string): Promise<void> {
  await db
    .updateTable('response_templates')
    .set({ ...fields, owner: own ? by : null, changed_by: by, changed_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

async function remove(db: Db, id: number): Promise<void> {
  await db.deleteFrom('response_templates').where('id', '=', id).execute();
}

/** Adds those for the company that were not imported before. @returns how many */
async function insertIncoming(db: Db, templates: readonly IncomingTemplate[], by: string): Promise<number> {
  if (templates.length === 0) return 0;
  const added = await db
    .insertInto('response_templates')
    .values(
      templates.map(({ upstreamId, name, text }) => ({
        upstream_id: upstreamId,
        name,
        text,
        changed_by: by,
      })),
    )
    .onConflict((conflict) => conflict.column('upstream_id').doNothing())
    .returning('id')
    .execute();
  return added.length;
}

export const templateReaders = { listFor };
export const templateWriters = { insert, change, remove, insertIncoming };
