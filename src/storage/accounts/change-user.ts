import type { Kysely } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Role } from '#domain/permissions.ts';
import type { Tables } from '../tables.ts';
import type { GrantColumns } from './listing-grants.ts';

/**
 * Disables or enables a user, or changes their role or the properties that they are limited to.
 *
 * @param mayRemoveAdmin whether an admin would not be one afterwards
 * @throws {AppError} conflict, if it would remove the only admin; the demo user and limited ones do not count
 */
export async function changeUser(
  db: Kysely<Tables>,
  username: string,
  to: { disabled: boolean } | { role: Role } | GrantColumns,
  mayRemoveAdmin: boolean,
): Promise<void> {
  const name = username.toLowerCase();
  await db.transaction().execute(async (tx) => {
    // All of them, so that two admins cannot remove each other at the same time.
    const admins = await tx
      .selectFrom('users')
      .select('username')
      .where('role', '=', 'admin')
      .where('disabled', '=', false)
      .where('is_demo', '=', false)
      .where('scope_listing_ids', 'is', null)
      .forUpdate()
      .execute();
    const isOnlyAdmin = admins.length === 1 && admins[0]?.username === name;
    if (mayRemoveAdmin && isOnlyAdmin) {
      throw new AppError('conflict', `${name} is the only admin. Make another user an admin first.`);
    }
    await tx.updateTable('users').set(to).where('username', '=', name).execute();
  });
}
