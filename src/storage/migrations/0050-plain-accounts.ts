import { type Kysely, sql } from 'kysely';

/** Removes what only the library needed that once stored accounts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table users drop email, drop email_verified, drop image').execute(db);
  await sql
    .raw(
      `alter table credentials drop access_token, drop refresh_token, drop id_token, drop access_token_expires_at,
        drop refresh_token_expires_at, drop scope`,
    )
    .execute(db);
  await sql.raw('drop table verifications').execute(db);
}
