import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `alter table responses
    add column submitted_text text,
    add column second_person text,
    drop constraint responses_state_check,
    add constraint responses_state_check
      check (state in ('unapproved', 'returned', 'waiting', 'sent', 'refused', 'cancelled'))`,
  `create index responses_unapproved on responses (created_at) where state = 'unapproved'`,
];

/** Responses that a manager approves, or returns to their author, before they are sent. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
