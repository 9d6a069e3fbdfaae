import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create or replace function protect_events() returns trigger language plpgsql as $$
    declare
      allowed events;
    begin
      -- The time for which events are kept is a setting of at least 30 days. Otherwise events go with their review.
      if tg_op = 'DELETE' and (old.at < now() - interval '30 days'
        or old.review_id is not null and not exists (select from reviews where id = old.review_id))
      then
        return old;
      end if;
      -- A guest is erased, whose name may be in that of an imported file or in a tag.
      if tg_op = 'UPDATE' and old.kind in ('reviews.imported', 'review.tagged', 'review.untagged') then
        allowed := old;
        allowed.target := null;
        if new is not distinct from allowed then
          return new;
        end if;
      end if;
      raise exception 'events are append-only for 30 days' using errcode = 'insufficient_privilege';
    end $$`,
  // Replacing the function has reset it.
  `do $$ begin execute format('alter function protect_events() set search_path = %I, pg_temp', current_schema()); end $$`,
];

/** Lets the tags of an erased guest be removed from the events. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
