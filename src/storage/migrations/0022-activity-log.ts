import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // How long events are kept is a setting of at least 30 days, so the trigger protects those.
  `create or replace function protect_security_events() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '30 days' then
        return old;
      end if;
      raise exception 'security events are append-only for 30 days' using errcode = 'insufficient_privilege';
    end $$`,
];

/** The activity log is kept for a time that admins choose. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
