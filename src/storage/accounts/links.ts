import { type RawBuilder, sql } from 'kysely';
import {
  INVITATION_DAYS,
  type Invitation,
  type LinkState,
  type PasswordReset,
} from '#domain/accounts/account-link.ts';
import { onlyRow } from '../database/rows.ts';
import type { Db } from '../tables.ts';
import { type AccessColumns, accessValues, withAccess } from './access.ts';
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

type InvitationRow = Omit<Invitation, 'access'> & AccessColumns;
const INVITATION = sql`id, label, username, email, role, access_listing_ids, access_group_ids,
  invited_by as "invitedBy", created_at as "createdAt", expires_at as "expiresAt", ${stateIn('invitations')} as state`;

/** @returns the invitation with its token, which is not stored */
async function insertInvitation(
  db: Db,
  invitation: Pick<Invitation, 'label' | 'username' | 'email' | 'role' | 'access' | 'invitedBy'>,
): Promise<{ invitation: Invitation; token: string }> {
  const token = newToken();
  const { label, username, email, role, access, invitedBy } = invitation;
  const { listingIds, groupIds } = accessValues(access);
  const inserted = await sql<InvitationRow>`
    insert into invitations (label, username, email, role, access_listing_ids, access_group_ids, invited_by,
      token_hash, expires_at)
    values (${label}, ${username}, ${email}, ${role}, ${listingIds}, ${groupIds}, ${invitedBy},
      ${hashOf(token)}, now() + make_interval(days => ${INVITATION_DAYS}))
    returning ${INVITATION}`.execute(db);
  return { invitation: withAccess(onlyRow(inserted)), token };
}

/** The invitations that can be accepted, the newest first. */
async function listInvitations(db: Db): Promise<Invitation[]> {
  const { rows } = await sql<InvitationRow>`
    select ${INVITATION} from invitations where ${isOpen('invitations')} order by id desc`.execute(db);
  return rows.map(withAccess);
}

async function invitationByToken(db: Db, token: string): Promise<Invitation | null> {
  const { rows } = await sql<InvitationRow>`
    select ${INVITATION} from invitations where token_hash = ${hashOf(token)}`.execute(db);
  return rows[0] ? withAccess(rows[0]) : null;
}

async function resetByToken(db: Db, token: string): Promise<PasswordReset | null> {
  const { rows } = await sql<PasswordReset>`
    select password_resets.id, username, name, expires_at as "expiresAt", ${stateIn('password_resets')} as state
    from password_resets join users on users.id = user_id
    where token_hash = ${hashOf(token)} and not disabled`.execute(db);
  return rows[0] ?? null;
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
  const inserted = await sql<{ expiresAt: Date }>`
    insert into password_resets (token_hash, made_by, expires_at, user_id)
    values (${hashOf(token)}, ${madeBy}, now() + make_interval(hours => ${hours}), ${idOf(username)})
    returning expires_at as "expiresAt"`.execute(db);
  return { token, ...onlyRow(inserted) };
}

async function withdrawResets(db: Db, username: string, madeBy?: string): Promise<void> {
  await sql`
    update password_resets set ended_at = now(), ended_as = 'withdrawn'
    where ended_at is null and user_id = ${idOf(username)}
      and made_by = coalesce(${madeBy}, made_by)`.execute(db);
}

/** Ends an open link. @returns false if it is not open, because another request has ended it */
async function end(db: Db, table: LinkTable, id: number, as: 'used' | 'withdrawn'): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ended_at = now(), ended_as = ${as}
    where id = ${id} and ${isOpen(table)}`.execute(db);
  return numAffectedRows === 1n;
}

/** Opens a link again that was marked as used, because it could not be used after all. */
async function reopen(db: Db, table: LinkTable, id: number): Promise<void> {
  await sql`update ${sql.table(table)} set ended_at = null, ended_as = null where id = ${id}`.execute(db);
}

async function deleteOld(db: Db): Promise<void> {
  for (const table of ['invitations', 'password_resets'] as const) {
    await sql`delete from ${sql.table(table)}
      where expires_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
  }
}

export const linkReaders = { listInvitations, invitationByToken, resetByToken };
export const linkWriters = { insertInvitation, insertReset, withdrawResets, end, reopen, deleteOld };
