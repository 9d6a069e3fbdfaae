import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type AccessSetting, isSameAccess } from '#domain/accounts/access.ts';
import type { Role } from '#domain/accounts/permissions.ts';
import { isUsername, type User } from '#domain/accounts/user.ts';
import { AppError, existing } from '#domain/errors.ts';
import { SUBSCRIBED_KINDS } from '#domain/mail/mail.ts';
import type { DateLanguage } from '#domain/settings/date-language.ts';
import type { Changes } from '../events/changes.ts';
import { endWaiting } from '../mail/mails.ts';
import type { Db } from '../tables.ts';
import { accessColumns, withAccess } from './access.ts';
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

/** Many people of one name; more than this is a defect. */
const MAX_SAME_NAMES = 1000;

/** The id of a user in a query about something of theirs. */
export const idOf = (username: string) =>
  sql<string>`(select id from users where username = ${username.toLowerCase()})`;

/** Users and what they sign in with: a password, or an identity at a provider. */
export function openUsers(db: Db, changes: Pick<Changes, 'publish'>, hashes: PasswordHashes) {
  const rowOf = (username: string) =>
    db
      .selectFrom('users')
      .leftJoin('credentials', (join) =>
        join.onRef('credentials.user_id', '=', 'users.id').on('credentials.provider_id', '=', 'credential'),
      )
      .select(['users.id', 'users.username', 'disabled', 'is_demo', 'is_emergency', 'two_factor_enabled'])
      .select('password')
      .where('users.username', '=', username.toLowerCase())
      .executeTakeFirst();

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
      const row = await db
        .selectFrom('users')
        .innerJoin('credentials', 'credentials.user_id', 'users.id')
        .where('credentials.provider_id', '=', issuer)
        .where('credentials.account_id', '=', subject)
        .select(['users.username', 'users.role', 'users.disabled', 'access_listing_ids', 'access_group_ids'])
        .executeTakeFirst();
      return row && withAccess(row);
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
      const rows = await db
        .selectFrom('users')
        .select(['username', 'name', 'role', 'disabled', 'access_listing_ids', 'access_group_ids'])
        .select(['is_demo as isDemo', 'is_emergency as isEmergency'])
        .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'email'])
        .select((eb) => eb('email_refused_at', 'is not', null).$castTo<boolean>().as('isEmailRefused'))
        .orderBy('username')
        .execute();
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
      await db.updateTable('users').set({ is_emergency: to }).where('id', '=', idOf(username)).execute();
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
        const { numUpdatedRows } = await tx
          .updateTable('credentials')
          .set({ password })
          .where('user_id', '=', idOf(username))
          .where('provider_id', '=', 'credential')
          .$if(before !== null, (query) => query.where('password', '=', before))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await tx
          .updateTable('users')
          .set({ has_weak_password: false })
          .where('id', '=', idOf(username))
          .execute();
        return true;
      });
    },

    /** Records whether the password of a user meets the present rules. That of the demo user need not. */
    async setHasWeakPassword(username: string, isWeak: boolean): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ has_weak_password: isWeak })
        .where('username', '=', username)
        .where('is_demo', '=', false)
        .executeTakeFirst();
      if (numUpdatedRows > 0) await changes.publish();
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
        const admins = await tx
          .selectFrom('users')
          .select('id')
          .where('role', '=', 'admin')
          .where('disabled', '=', false)
          .where('is_demo', '=', false)
          .where('access_listing_ids', 'is', null)
          .forUpdate()
          .execute();
        if (isLess && admins.length === 1 && admins[0]?.id === id) {
          const only = username.toLowerCase();
          throw new AppError('only-admin', { username: only });
        }
        const before = await tx
          .selectFrom('users')
          .select(['role', 'disabled', 'access_listing_ids', 'access_group_ids'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        // A form and each single sign-on send what has not changed too.
        const isOther =
          (role ?? before.role) !== before.role ||
          (disabled ?? before.disabled) !== before.disabled ||
          (access !== undefined && !isSameAccess(access, withAccess(before).access));
        const values = {
          name,
          role,
          disabled,
          date_language: dateLanguage,
          ...(access && accessColumns(access)),
        };
        // Kysely leaves columns without a value as they are.
        if (Object.values(values).some((value) => value !== undefined)) {
          await tx.updateTable('users').set(values).where('id', '=', id).execute();
        }
        if (isLess && isOther) await withdrawMails(tx, id);
        if (disabled) await tx.deleteFrom('sessions').where('user_id', '=', id).execute();
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
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values({ id, username: key, name, role, is_demo: isDemo, ...accessColumns(access) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await tx
    .insertInto('credentials')
    .values({ id: randomUUID(), user_id: id, account_id: id, ...credential })
    .execute();
  return true;
}

const UNIQUE_VIOLATION = '23505';

function nullIfExists(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null;
  throw error;
}
