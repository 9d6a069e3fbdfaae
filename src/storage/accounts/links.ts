import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import {
  INVITATION_DAYS,
  type Invitation,
  type LinkState,
  type PasswordReset,
} from '#domain/accounts/account-link.ts';
import type { Db, Tables } from '../tables.ts';
import { accessColumns, withAccess } from './access.ts';
import { hashOf, newToken } from './one-time-tokens.ts';
import { idOf } from './users.ts';

/** Ended links are kept for a time, so that they can say why they do not work. */
const KEPT_DAYS = 30;

type LinkTable = 'invitations' | 'password_resets';

/** Whether who made a link could still make it. Otherwise an admin who was removed could come back by it. */
const isOfAdmin = (madeBy: RawBuilder<unknown>) => sql<boolean>`exists (
  select from users as makers where makers.username = ${madeBy}
    and makers.role = 'admin' and not makers.disabled and makers.access_listing_ids is null)`;
const MADE_BY = {
  invitations: 'invitations.invited_by',
  password_resets: 'password_resets.made_by',
} as const;

/** A link that a person asked for, which was mailed to them. */
const IS_OWN = sql`or made_by = (select username from users where users.id = password_resets.user_id)`;

const stateIn = (table: LinkTable) =>
  sql<LinkState>`case when ${sql.ref(`${table}.ended_as`)} is not null then ${sql.ref(`${table}.ended_as`)}
    when ${sql.ref(`${table}.expires_at`)} <= now() then 'expired'
    when not (${isOfAdmin(sql.ref(MADE_BY[table]))} ${table === 'password_resets' ? IS_OWN : sql``}) then 'withdrawn' else 'open' end`;
const isOpen = (table: LinkTable) => sql<boolean>`${stateIn(table)} = 'open'`;

const INVITATION_COLUMNS = [
  'id',
  'label',
  'username',
  'email',
  'role',
  'access_listing_ids',
  'access_group_ids',
  'invited_by as invitedBy',
  'created_at as createdAt',
  'expires_at as expiresAt',
  (_: ExpressionBuilder<Tables, 'invitations'>) => stateIn('invitations').as('state'),
] as const;

/** @returns the invitation with its token, which is not stored */
async function insertInvitation(
  db: Db,
  invitation: Pick<Invitation, 'label' | 'username' | 'email' | 'role' | 'access' | 'invitedBy'>,
): Promise<{ invitation: Invitation; token: string }> {
  const token = newToken();
  const { invitedBy, access, ...values } = invitation;
  const row = await db
    .insertInto('invitations')
    .values({
      ...values,
      ...accessColumns(access),
      invited_by: invitedBy,
      token_hash: hashOf(token),
      expires_at: sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`,
    })
    .returning(INVITATION_COLUMNS)
    .executeTakeFirstOrThrow();
  return { invitation: withAccess(row), token };
}

/** The invitations that can be accepted, the newest first. */
async function listInvitations(db: Db): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .select(INVITATION_COLUMNS)
    .where(isOpen('invitations'))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(withAccess);
}

async function invitationByToken(db: Db, token: string): Promise<Invitation | null> {
  const row = await db
    .selectFrom('invitations')
    .select(INVITATION_COLUMNS)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row ? withAccess(row) : null;
}

async function resetByToken(db: Db, token: string): Promise<PasswordReset | null> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select([
      'password_resets.id',
      'users.username',
      'users.name',
      'password_resets.expires_at as expiresAt',
      stateIn('password_resets').as('state'),
    ])
    .where('token_hash', '=', hashOf(token))
    .where('users.disabled', '=', false)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Adds a link for a person; their earlier ones no longer work. One that they asked for themselves ends only others like it,
 * because anyone can ask.
 *
 * @returns its token, which is not stored
 */
async function insertReset(
  db: Db,
  username: string,
  madeBy: string,
  hours: number,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  await withdrawResets(db, username, madeBy === username ? username : undefined);
  const { expiresAt } = await db
    .insertInto('password_resets')
    .values({
      token_hash: hashOf(token),
      made_by: madeBy,
      expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
      user_id: idOf(username),
    })
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow();
  return { token, expiresAt };
}

async function withdrawResets(db: Db, username: string, madeBy?: string): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ ended_at: sql`now()`, ended_as: 'withdrawn' })
    .where('ended_at', 'is', null)
    .where('user_id', '=', idOf(username))
    .$if(madeBy !== undefined, (query) => query.where('made_by', '=', madeBy ?? ''))
    .execute();
}

/** Ends an open link. @returns false if it is not open, because another request has ended it */
async function end(db: Db, table: LinkTable, id: number, as: 'used' | 'withdrawn'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ ended_at: sql`now()`, ended_as: as })
    .where('id', '=', id)
    .where(isOpen(table))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Opens a link again that was marked as used, because it could not be used after all. */
async function reopen(db: Db, table: LinkTable, id: number): Promise<void> {
  await db.updateTable(table).set({ ended_at: null, ended_as: null }).where('id', '=', id).execute();
}

async function deleteOld(db: Db): Promise<void> {
  for (const table of ['invitations', 'password_resets'] as const) {
    await db
      .deleteFrom(table)
      .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
      .execute();
  }
}

export const linkReaders = { listInvitations, invitationByToken, resetByToken };
export const linkWriters = { insertInvitation, insertReset, withdrawResets, end, reopen, deleteOld };
