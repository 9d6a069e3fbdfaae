import type { Kysely } from 'kysely';
import type { ListingGrant } from '#domain/accounts/listing-grant.ts';
import type { Role } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { DateLanguage } from '#domain/settings/date-language.ts';
import type { Tables } from '../tables.ts';
import { grantColumns } from './listing-grants.ts';

/** What can be changed of a user. */
export interface UserChange {
  name?: string | undefined;
  role?: Role | undefined;
  disabled?: boolean | undefined;
  dateLanguage?: DateLanguage | undefined;
  /** The properties that they are limited to. */
  grant?: ListingGrant | undefined;
}

/**
 * Changes a user, all at once or not at all.
 *
 * @throws {AppError} conflict, if it would remove the only admin; the demo user and limited ones do not count
 */
export async function changeUser(
  db: Kysely<Tables>,
  username: string,
  { name, role, disabled, dateLanguage, grant }: UserChange,
): Promise<void> {
  const key = username.toLowerCase();
  const isLess = role !== undefined && role !== 'admin';
  const isLimited = grant !== undefined && grant !== 'all';
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
    const isOnlyAdmin = admins.length === 1 && admins[0]?.username === key;
    if (isOnlyAdmin && (disabled || isLess || isLimited)) {
      throw new AppError('only-admin', { username: key });
    }
    const set = {
      ...(name !== undefined && { name }),
      ...(role !== undefined && { role }),
      ...(disabled !== undefined && { disabled }),
      ...(dateLanguage !== undefined && { date_language: dateLanguage }),
      ...(grant !== undefined && grantColumns(grant)),
    };
    if (Object.keys(set).length > 0) {
      await tx.updateTable('users').set(set).where('username', '=', key).execute();
    }
  });
}
