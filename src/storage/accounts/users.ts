import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type AccessSetting, isSameAccess } from '#domain/accounts/access.ts';
import type { Role } from '#domain/accounts/permissions.ts';
import { isUsername, type User } from '#domain/accounts/user.ts';
import { AppError, existing } from '#domain/errors.ts';
import { SUBSCRIBED_KINDS } from '#domain/mail/mail.ts';
import type { DateLanguage } from '#domain/settings/date-language.ts';
import { onlyRow } from '../database/rows.ts';
import type { Changes } from '../events/changes.ts';
import { endWaiting } from '../mail/mails.ts';
import type { Db } from '../tables.ts';
import { type AccessColumns, accessValues, withAccess } from './access.ts';
import type { PasswordHashes } from './password-hash.ts';

/** A user as the command line lists them. */
export interface Account extends User {
  disabled: boolean;
  /** The properties that they are limited to. */
  access: AccessSetting;
  /** Created by the demo, with a public password. */
  isDemo: boolean;
  /** Whose password works where single sign-on is required. */
  isEmergency: boolean;
  email: string | null;
  /** The mail server says that it does not exist. */
  isEmailRefused: boolean;
  createdAt: Date;
  /** To the hour; null when they have never signed in. */
  lastUsedAt: Date | null;
}

interface NewUser {
  username: string;
  name: string;
  role: Role;
  /** All properties by default. */
  access?: AccessSetting;
  isDemo?: boolean;
}

/** A person as their provider knows them. Neither a name nor an email address identifies anyone. */
export interface ExternalIdentity {
  issuer: string;
  subject: string;
}

export interface UserChange {
  name?: string | undefined;
  role?: Role | undefined;
  disabled?: boolean | undefined;
  dateLanguage?: DateLanguage | undefined;
  /** The properties that they are limited to. */
  access?: AccessSetting | undefined;
}

interface UserRow {
  id: string;
  username: string;
  disabled: boolean;
  is_demo: boolean;
  is_emergency: boolean;
  two_factor_enabled: boolean;
  password: string | null;
}

/** Many people of one name; more than this is a defect. */
const MAX_SAME_NAMES = 1000;

/** The id of a user in a query about something of theirs. */
export const idOf = (username: string) =>
  sql<string>`(select id from users where username = ${username.toLowerCase()})`;

/** Users and what they sign in with: a password, or an identity at a provider. */
export function openUsers(db: Db, changes: Pick<Changes, 'publish'>, hashes: PasswordHashes) {
  async function rowOf(username: string): Promise<UserRow | undefined> {
    const { rows } = await sql<UserRow>`
      select users.id, username, disabled, is_demo, is_emergency, two_factor_enabled, password
      from users left join credentials on user_id = users.id and provider_id = 'credential'
      where username = ${username.toLowerCase()}`.execute(db);
    return rows[0];
  }

  return {
    /** What is needed to check a password; undefined for an unknown user. */
    find: (username: string) => (isUsername(username) ? rowOf(username) : Promise.resolve(undefined)),

    /** @throws {AppError} not-found */
    async requireUser(username: string) {
      return existing(await rowOf(username), { noun: 'user', id: username });
    },

    /** @throws {AppError} conflict, if the username is taken */
    async add({ password, ...user }: NewUser & { password: string }): Promise<void> {
      const credential = { provider_id: 'credential', password: await hashes.hashOf(password) };
      if (await db.transaction().execute((tx) => insert(tx, user, credential))) return;
      throw new AppError('username-taken', { username: user.username.toLowerCase() });
    },

    /** The account of an identity; undefined if there is none. */
    async findExternal({ issuer, subject }: ExternalIdentity) {
      const { rows } = await sql<Pick<Account, 'username' | 'role' | 'disabled'> & AccessColumns>`
        select username, role, disabled, access_listing_ids, access_group_ids
        from users join credentials on user_id = users.id
        where provider_id = ${issuer} and account_id = ${subject}`.execute(db);
      return rows[0] && withAccess(rows[0]);
    },

    /**
     * Adds an account for an identity that has none, never into an existing account. If the username is taken, a number is
     * added to it.
     *
     * @returns its username; null if another request has just added it
     */
    async addExternal({ issuer, subject }: ExternalIdentity, user: NewUser): Promise<string | null> {
      for (let number = 1; number <= MAX_SAME_NAMES; number++) {
        const username = number === 1 ? user.username : `${user.username}-${number}`;
        const credential = { provider_id: issuer, account_id: subject };
        const isAdded = await db
          .transaction()
          .execute((tx) => insert(tx, { ...user, username }, credential))
          .catch(nullIfExists);
        if (isAdded === null) return null;
        if (isAdded) return username;
      }
      throw new Error(`the usernames ${user.username} to ${user.username}-${MAX_SAME_NAMES} are taken`);
    },

    async list(): Promise<Account[]> {
      const { rows } = await sql<Omit<Account, 'access'> & AccessColumns>`
        select username, name, role, disabled, access_listing_ids, access_group_ids, is_demo as "isDemo",
          is_emergency as "isEmergency", created_at as "createdAt", last_used_at as "lastUsedAt", email,
          email_refused_at is not null as "isEmailRefused"
        from users order by username`.execute(db);
      return rows.map(withAccess);
    },

    async exists(username: string): Promise<boolean> {
      return (await this.find(username)) !== undefined;
    },

    async isDemo(username: string): Promise<boolean> {
      return (await rowOf(username))?.is_demo ?? false;
    },

    /** Whether a user may use a password where single sign-on is required. The users of the demo may. */
    async isEmergency(username: string): Promise<boolean> {
      const row = await this.find(username);
      return row !== undefined && (row.is_emergency || row.is_demo);
    },

    /** @throws {AppError} not-found; conflict for a user without a password */
    async setEmergency(username: string, to: boolean): Promise<void> {
      await this.requireUser(username);
      if (to) await this.requirePassword(username);
      await sql`update users set is_emergency = ${to} where id = ${idOf(username)}`.execute(db);
    },

    /** @throws {AppError} conflict for a user who signs in elsewhere */
    async requirePassword(username: string): Promise<void> {
      if ((await rowOf(username))?.password) return;
      throw new AppError('no-password', { username });
    },

    /** True if this is the current password of the user. */
    async isPassword(username: string, plain: string): Promise<boolean> {
      return (await this.hashOfPassword(username, plain)) !== null;
    },

    /** The stored hash of this password; null if it is not the current one of the user. */
    async hashOfPassword(username: string, plain: string): Promise<string | null> {
      const { password } = await this.requireUser(username);
      return (await hashes.isPasswordOf(plain, password)) ? password : null;
    },

    /**
     * Replaces a password by one that meets the present rules.
     *
     * @param before the hash that must still be stored; null for any
     * @returns false, and changes nothing, if it is not
     * @throws {AppError} not-found, conflict
     */
    async replacePassword(username: string, plain: string, before: string | null): Promise<boolean> {
      await this.requireUser(username);
      await this.requirePassword(username);
      const password = await hashes.hashOf(plain);
      return db.transaction().execute(async (tx) => {
        const { numAffectedRows } = await sql`
          update credentials set password = ${password}
          where user_id = ${idOf(username)} and provider_id = 'credential'
            and (${before}::text is null or password = ${before})`.execute(tx);
        if (numAffectedRows === 0n) return false;
        await sql`update users set has_weak_password = false where id = ${idOf(username)}`.execute(tx);
        return true;
      });
    },

    /** Records whether the password of a user meets the present rules. That of the demo user need not. */
    async setHasWeakPassword(username: string, isWeak: boolean): Promise<void> {
      const { numAffectedRows } = await sql`
        update users set has_weak_password = ${isWeak}
        where username = ${username} and not is_demo`.execute(db);
      if (numAffectedRows === 1n) await changes.publish();
    },

    /**
     * Changes a user in all sessions at once, all or nothing. Disabling ends every session.
     *
     * @throws {AppError} not-found; conflict, if it would remove the only admin; the demo user and limited ones do not count
     */
    async change(username: string, to: UserChange): Promise<void> {
      const { id } = await this.requireUser(username);
      const { name, role, disabled, dateLanguage, access } = to;
      const isLess = (role ?? 'admin') !== 'admin' || (access ?? 'all') !== 'all' || disabled;
      await db.transaction().execute(async (tx) => {
        // All of them, so that two admins cannot remove each other at the same time.
        const { rows: admins } = await sql<{ id: string }>`
          select id from users where role = 'admin' and not disabled and not is_demo and access_listing_ids is null
          for update`.execute(tx);
        if (isLess && admins.length === 1 && admins[0]?.id === id) {
          const only = username.toLowerCase();
          throw new AppError('only-admin', { username: only });
        }
        const before = onlyRow(
          await sql<Pick<Account, 'role' | 'disabled'> & AccessColumns>`
            select role, disabled, access_listing_ids, access_group_ids from users
            where id = ${id} for update`.execute(tx),
        );
        // A form and each single sign-on send what has not changed too.
        const isOther =
          (role ?? before.role) !== before.role ||
          (disabled ?? before.disabled) !== before.disabled ||
          (access !== undefined && !isSameAccess(access, withAccess(before).access));
        const { listingIds, groupIds } = accessValues(access ?? withAccess(before).access);
        await sql`
          update users set name = coalesce(${name}, name), role = coalesce(${role}, role),
            disabled = coalesce(${disabled}, disabled), date_language = coalesce(${dateLanguage}, date_language),
            access_listing_ids = ${listingIds}, access_group_ids = ${groupIds}
          where id = ${id}`.execute(tx);
        if (isLess && isOther) await withdrawMails(tx, id);
        if (disabled) await sql`delete from sessions where user_id = ${id}`.execute(tx);
      });
      await changes.publish();
    },
  };
}

/** Mails about what the user could see before. What they are about stays in the app. */
const withdrawMails = (tx: Db, userId: string) =>
  endWaiting(tx, 'withdrawn', sql`user_id = ${userId} and kind = any(${[...SUBSCRIBED_KINDS]})`);

/** @returns false if the username is taken @throws for an identity that has an account */
async function insert(
  tx: Db,
  { username, name, role, access = 'all', isDemo = false }: NewUser,
  credential: { provider_id: string; account_id?: string; password?: string },
): Promise<boolean> {
  const id = randomUUID();
  const key = username.toLowerCase();
  const { listingIds, groupIds } = accessValues(access);
  const { numAffectedRows } = await sql`
    insert into users (id, username, name, role, is_demo, access_listing_ids, access_group_ids)
    values (${id}, ${key}, ${name}, ${role}, ${isDemo}, ${listingIds}, ${groupIds})
    on conflict do nothing`.execute(tx);
  if (numAffectedRows === 0n) return false;
  const { provider_id: provider, account_id: account = id, password } = credential;
  await sql`
    insert into credentials (id, user_id, account_id, provider_id, password)
    values (${randomUUID()}, ${id}, ${account}, ${provider}, ${password})`.execute(tx);
  return true;
}

const UNIQUE_VIOLATION = '23505';

function nullIfExists(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null;
  throw error;
}
