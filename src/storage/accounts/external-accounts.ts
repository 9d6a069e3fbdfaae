import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ListingGrant } from '#domain/accounts/listing-grant.ts';
import type { Role } from '#domain/accounts/permissions.ts';
import type { Tables } from '../tables.ts';
import { grantColumns, grantOf } from './listing-grants.ts';

/** A person as their provider knows them. Neither a name nor an email address identifies anyone. */
export interface ExternalIdentity {
  issuer: string;
  subject: string;
}

export interface ExternalAccount {
  username: string;
  role: Role;
  grant: ListingGrant;
  disabled: boolean;
}

export interface NewExternalAccount {
  /** If it is taken, a number is added. */
  username: string;
  name: string;
  role: Role;
  grant: ListingGrant;
}

/** Many people of one name; more than this is a defect. */
const MAX_SAME_NAMES = 1000;

/** The account of an identity; null if there is none. */
export async function findExternal(
  db: Kysely<Tables>,
  { issuer, subject }: ExternalIdentity,
): Promise<ExternalAccount | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .where('credentials.provider_id', '=', issuer)
    .where('credentials.account_id', '=', subject)
    .select(['users.username', 'users.role', 'users.disabled', 'scope_listing_ids', 'scope_group_ids'])
    .executeTakeFirst();
  if (!row) return null;
  const { username, role, disabled } = row;
  return { username, role, disabled, grant: grantOf(row) };
}

/**
 * Adds an account for an identity that has none, never into an existing account.
 *
 * @returns its username; null if another request has just added it
 */
export async function addExternal(
  db: Kysely<Tables>,
  { issuer, subject }: ExternalIdentity,
  { username, name, role, grant }: NewExternalAccount,
): Promise<string | null> {
  for (let number = 1; number <= MAX_SAME_NAMES; number++) {
    const candidate = number === 1 ? username : `${username}-${number}`;
    const outcome = await db.transaction().execute(async (tx) => {
      const id = randomUUID();
      const { numInsertedOrUpdatedRows: users } = await tx
        .insertInto('users')
        .values({
          id,
          username: candidate,
          name,
          email: `${candidate}@users.invalid`,
          email_verified: true,
          image: null,
          role,
          disabled: false,
          is_demo: false,
          created_at: sql`now()`,
          updated_at: sql`now()`,
          ...grantColumns(grant),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (users === 0n) return 'taken';
      const { numInsertedOrUpdatedRows: identities } = await tx
        .insertInto('credentials')
        .values({ id: randomUUID(), user_id: id, provider_id: issuer, account_id: subject })
        .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doNothing())
        .executeTakeFirst();
      if (identities !== 0n) return 'added';
      await tx.deleteFrom('users').where('id', '=', id).execute();
      return 'exists';
    });
    if (outcome !== 'taken') return outcome === 'added' ? candidate : null;
  }
  throw new Error(`the usernames ${username} to ${username}-${MAX_SAME_NAMES} are taken`);
}
