import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table users drop constraint users_role_check',
  // Until now every user could do everything.
  `update users set role = 'admin'`,
  `alter table users add constraint users_role_check check (role in ('admin', 'manager', 'responder', 'viewer'))`,
];

/** Roles of users. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
