import { sql } from 'kysely';
import type { IncomingTemplate, Template } from '#domain/responses/template.ts';
import type { Db } from '../tables.ts';

/** The templates of the company and those of a person, by name. */
async function listFor(db: Db, username: string): Promise<Template[]> {
  const { rows } = await sql<Template>`
    select id, name, text, language, stars, topics, owner is not null as own from response_templates
    where owner is null or owner = ${username} order by lower(name), id`.execute(db);
  return rows;
}

async function insert(db: Db, template: Omit<Template, 'id'>, by: string): Promise<void> {
  const { own, name, text, language, stars, topics } = template;
  await sql`
    insert into response_templates (name, text, language, stars, topics, owner, changed_by)
    values (${name}, ${text}, ${language}, ${stars}, ${topics}, ${own ? by : null}, ${by})`.execute(db);
}

async function change(db: Db, template: Template, by: string): Promise<void> {
  const { id, own, name, text, language, stars, topics } = template;
  await sql`
    update response_templates set name = ${name}, text = ${text}, language = ${language}, stars = ${stars},
      topics = ${topics}, owner = ${own ? by : null}, changed_by = ${by}, changed_at = now()
    where id = ${id}`.execute(db);
}

async function remove(db: Db, id: number): Promise<void> {
  await sql`delete from response_templates where id = ${id}`.execute(db);
}

/** Adds those for the company that were not imported before. @returns how many */
async function insertIncoming(db: Db, templates: readonly IncomingTemplate[], by: string): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into response_templates (upstream_id, name, text, changed_by)
    select "upstreamId", name, text, ${by}
    from json_to_recordset(${JSON.stringify(templates)}::json) as given ("upstreamId" text, name text, text text)
    on conflict (upstream_id) do nothing`.execute(db);
  return Number(numAffectedRows);
}

export const templateReaders = { listFor };
export const templateWriters = { insert, change, remove, insertIncoming };
