import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table security_events (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor_kind text not null check (actor_kind in ('anonymous', 'user', 'token', 'system')),
    actor text,
    action text not null,
    target text,
    address text,
    detail jsonb not null default '{}'
  )`,
  `create index security_events_by_time on security_events (at, id)`,

  // The product owns its tables, so it could change rows; this stops its own mistakes and injected statements.
  `create function protect_security_events() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '90 days' then
        return old;
      end if;
      raise exception 'security events are append-only for 90 days' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger protected before update or delete on security_events for each row execute function protect_security_events()`,
];

/** Who did what that matters for security, from where. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
