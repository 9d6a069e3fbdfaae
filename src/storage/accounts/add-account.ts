import type { Kysely } from 'kysely';
import type { ListingGrant } from '#domain/accounts/listing-grant.ts';
import type { Role } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { Tables } from '../tables.ts';
import type { LoadedAuth } from './auth.ts';
import { grantColumns } from './listing-grants.ts';

export interface NewAccount {
  username: string;
  name: string;
  role: Role;
  password: string;
  isDemo?: boolean;
  /** All properties by default. */
  grant?: ListingGrant;
}

/** Adds an account with a password. @throws {AppError} conflict, if the username is taken */
export async function addAccount(
  db: Kysely<Tables>,
  { auth }: LoadedAuth,
  account: NewAccount,
): Promise<void> {
  const { internalAdapter, password } = await auth.$context;
  const username = account.username.toLowerCase();
  const refuseIfTaken = async () => {
    const taken = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst();
    if (taken) throw new AppError('username-taken', { username });
  };
  await refuseIfTaken();
  const hash = await password.hash(account.password);
  const created = internalAdapter.createUser(
    {
      username,
      name: account.name,
      // better-auth requires an address; `.invalid` never receives mail (RFC 2606).
      email: `${username}@users.invalid`,
      emailVerified: true,
      role: account.role,
      disabled: false,
      isDemo: account.isDemo ?? false,
    },
    { method: 'admin' },
  );
  // The name may have been taken while the password was hashed.
  const user = await created.catch(async (error: unknown) => {
    await refuseIfTaken();
    throw error;
  });
  // Before there is a password to sign in with.
  if (account.grant) {
    await db.updateTable('users').set(grantColumns(account.grant)).where('id', '=', user.id).execute();
  }
  await internalAdapter.linkAccount({
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: hash,
  });
}
