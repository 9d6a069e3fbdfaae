import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // A person of a provider is its address and their subject there; a person with a password is `credential` and their id.
  `create unique index credentials_of_provider on credentials (provider_id, account_id)`,
  // Encrypted. Signs the person out at the provider too.
  `alter table sessions add id_token text`,
  `alter table users add is_emergency boolean not null default false`,
];

/** Accounts of an OpenID Connect provider, and those that may use a password where it is required. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
