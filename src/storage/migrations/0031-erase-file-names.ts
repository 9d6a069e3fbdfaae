import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // The name of an imported file may contain that of a guest who is erased.
  `create or replace function protect_security_events() returns trigger language plpgsql as $$
    declare
      allowed security_events;
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '30 days' then
        return old;
      end if;
      if tg_op = 'UPDATE' and old.action = 'reviews.imported' then
        allowed := old;
        allowed.target := null;
        if new is not distinct from allowed then
          return new;
        end if;
      end if;
      raise exception 'security events are append-only for 30 days' using errcode = 'insufficient_privilege';
    end $$`,
];

/** The activity log can forget the name of an imported file. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
