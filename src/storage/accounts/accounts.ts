import type { Kysely } from 'kysely';
import type { ListingGrant, ListingScope } from '#domain/accounts/listing-grant.ts';
import type { SessionUser, User } from '#domain/accounts/user.ts';
import type { Changes } from '../events/changes.ts';
import type { Tables } from '../tables.ts';
import { addAccount, type NewAccount } from './add-account.ts';
import type { AuthOptions, LoadedAuth } from './auth.ts';
import { changeUser, type UserChange } from './change-user.ts';
import { type Credentials, checkCredentials, spendHash } from './check-credentials.ts';
import { deviceCookie, knownDevice } from './device-cookie.ts';
import { grantOf, toScope } from './listing-grants.ts';
import { openOneTimePasswords } from './one-time-passwords.ts';
import { openOneTimeTokens, type TokenHolder } from './one-time-tokens.ts';
import { maxSessionSeconds, openSession, renewToken, type SignInOrigin } from './open-session.ts';
import { openPasskeys } from './passkeys.ts';
import { cacheSessions } from './session-cache.ts';
import {
  COOKIE,
  cookieHeader,
  cookieKind,
  ownCookies,
  sessionCookie,
  sessionCookies,
  signedTokens,
} from './session-cookie.ts';
import {
  deleteExpiredSessions,
  deleteSessions,
  libraryCookie,
  listSessions,
  noteSignIn,
  noteUse,
  type OwnSession,
  sessionOf,
} from './sessions.ts';
import { openSingleSignOn } from './single-sign-on.ts';
import {
  colleaguesOf,
  exists,
  idOf,
  isDemo,
  isEmergency,
  requirePassword,
  scopeOf,
  setEmergency,
} from './user-rows.ts';

/** A user as the command line lists them. */
export interface Account extends User {
  disabled: boolean;
  /** The properties that they are limited to. */
  grant: ListingGrant;
  /** Created by the demo, with a public password. */
  isDemo: boolean;
  /** Whose password works where single sign-on is required. */
  isEmergency: boolean;
  createdAt: Date;
  /** To the hour; null when they have never signed in. */
  lastUsedAt: Date | null;
}

/** A session that a sign-in has opened. `cookie` is the `Cookie` header of a browser that has stored `setCookies`. */
export interface OpenedSession {
  user: SessionUser;
  setCookies: string[];
  cookie: string;
}

/** Users, passwords and sessions. Cookies are whole `Cookie` and `Set-Cookie` header values; only this module reads them. */
export type Accounts = ReturnType<typeof openAccounts>;

export function openAccounts(
  db: Kysely<Tables>,
  changes: Pick<Changes, 'isLive' | 'subscribe' | 'publish'>,
  options: AuthOptions,
) {
  // Loaded on demand: only passwords need it, and loading takes longer than most commands run.
  let loading: Promise<LoadedAuth> | undefined;
  const load = () => {
    loading ??= import('./auth.ts').then(({ createAuth, isAPIError }) => ({
      auth: createAuth(db, options),
      isAPIError,
    }));
    return loading;
  };
  const kind = cookieKind(options.publicUrl);
  const userOf = cacheSessions(changes, async (cookie) => {
    const tokens = signedTokens(cookie, options.secret, kind);
    if (tokens.length === 0) return null;
    const found = await sessionOf(db, tokens);
    if (!found) return null;
    if (found.shouldTouch) await noteUse(db, found.id);
    const user: SessionUser = {
      username: found.username,
      name: found.name,
      role: found.role,
      listings: toScope(found.listings),
      ...(found.has_weak_password && { hasWeakPassword: true }),
      ...(found.isExternal && { isExternal: true }),
      ...(found.date_language && { dateLanguage: found.date_language }),
      ...(found.lacksSecondFactor && { lacksSecondFactor: true }),
    };
    return { user, expiresAt: found.expires_at };
  });

  const oneTimeTokens = openOneTimeTokens(db);
  const passkeys = openPasskeys(db, changes, oneTimeTokens, options);
  const singleSignOn = openSingleSignOn(db, options.secret, kind);
  const cookieFor = (username: string, cookie: string | undefined) =>
    libraryCookie(db, username, cookie ?? '', options.secret, kind);
  const oneTimePasswords = openOneTimePasswords(db, changes, load, cookieFor, options.secret);

  const endSessions = async (
    username: string,
    which: Parameters<typeof deleteSessions>[2],
  ): Promise<number> => {
    const count = await deleteSessions(db, username.toLowerCase(), which);
    await changes.publish();
    return count;
  };

  return {
    /**
     * Starts a session. Null for a wrong password, an unknown user and a disabled user alike. With a second factor, a
     * correct password needs a code or a passkey too.
     */
    async signIn(
      credentials: Credentials,
      origin: SignInOrigin,
    ): Promise<OpenedSession | 'second-factor-required' | 'passkey-required' | 'wrong-code' | null> {
      const headers = new Headers({ 'user-agent': origin.userAgent, 'x-forwarded-for': origin.address });
      const checked = await checkCredentials(db, await load(), oneTimePasswords, credentials, headers);
      if (checked === null || typeof checked === 'string') return checked;
      const setCookies = ownCookies(checked.opened.getSetCookie());
      const cookie = cookieHeader(setCookies);
      if (checked.isChanged) {
        await this.signOut(cookie);
        return null;
      }
      const user = await this.whoIs(cookie);
      if (user && !checked.hasCode && (await passkeys.list(user.username)).length > 0) {
        await this.signOut(cookie);
        return 'passkey-required';
      }
      if (user) await noteSignIn(db, user.username);
      return user && { user, setCookies, cookie };
    },

    /** Refuses a sign-in without checking the password. Takes as long as a wrong password, so that both look alike. */
    async refuse(password: string): Promise<null> {
      await spendHash((await load()).auth, password);
      return null;
    },

    /**
     * Starts a session of a user who was identified in another way. Null for a disabled user.
     *
     * @param idToken of the provider that has identified them, which makes the session a short one
     */
    async open(username: string, origin: SignInOrigin, idToken?: string): Promise<OpenedSession | null> {
      const sealed = idToken ? singleSignOn.sealIdToken(idToken) : null;
      const token = await openSession(db, username, origin, sealed);
      if (token === null) return null;
      const setCookie = sessionCookie(token, maxSessionSeconds(sealed), options.secret, kind);
      const cookie = cookieHeader([setCookie]);
      const user = await this.whoIs(cookie);
      if (user) await noteSignIn(db, user.username);
      return user && { user, setCookies: [setCookie], cookie };
    },

    /** Accounts of a provider, and sign-ins that have begun there. */
    singleSignOn,

    isEmergency: (username: string) => isEmergency(db, username),

    /** @throws {AppError} not-found; conflict for a user without a password */
    setEmergency: (username: string, to: boolean) => setEmergency(db, username, to),

    passkeys,

    /** Proofs of identity and challenges. */
    oneTimeTokens,

    /** Codes of an app and recovery codes. */
    oneTimePasswords,

    /** Removes every second factor of a user. @throws {AppError} not-found */
    async resetSecondFactors(username: string): Promise<void> {
      const id = await idOf(db, username);
      await oneTimePasswords.remove(username.toLowerCase());
      await db.deleteFrom('passkeys').where('user_id', '=', id).execute();
      await changes.publish();
    },

    isDemo: (username: string) => isDemo(db, username),

    /** The user of the session in a `Cookie` header. Null for an expired, ended or forged session and a disabled user alike. */
    async whoIs(cookie: string | undefined): Promise<SessionUser | null> {
      // Other cookies may change from request to request, and must not miss the cache.
      const own = sessionCookies(cookie ?? '', kind);
      return own ? userOf(own) : null;
    },

    /** What identifies the sessions in a `Cookie` header, whatever else the header contains. */
    sessionKeys(cookie: string | undefined): string[] {
      return cookie ? signedTokens(cookie, options.secret, kind) : [];
    },

    /** A user and the sessions of a `Cookie` header, for tokens that are bound to both. */
    holderOf(username: string, cookie: string | undefined): TokenHolder {
      return { username, sessionTokens: this.sessionKeys(cookie) };
    },

    /** The id of the device that sent a `Cookie` header if this user has signed in there before; null otherwise. */
    knownDevice(cookie: string | undefined, username: string): string | null {
      return knownDevice(cookie, username, options.secret, kind);
    },

    /** The `Set-Cookie` value by which the device of a `Cookie` header is known after a sign-in. */
    deviceCookie(cookie: string | undefined, username: string): string {
      return deviceCookie(cookie, username, options.secret, kind);
    },

    /**
     * Ends the session on the server and returns the `Set-Cookie` values that remove the cookie. better-auth's own sign-out
     * reads one cookie only, and succeeds even if it cannot reach the database.
     */
    async signOut(cookie: string | undefined): Promise<string[]> {
      const tokens = this.sessionKeys(cookie);
      if (tokens.length > 0) {
        await db.deleteFrom('sessions').where('token', 'in', tokens).execute();
        await changes.publish();
      }
      const removal = 'Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
      return [
        `${COOKIE.plain}=; ${removal}`,
        ...(kind === 'secure' ? [`${COOKIE.secure}=; ${removal}; Secure`] : []),
      ];
    },

    deleteExpiredSessions: () => deleteExpiredSessions(db),

    /** @throws {AppError} conflict, if the username is taken */
    async add(account: NewAccount): Promise<void> {
      await addAccount(db, await load(), account);
    },

    async list(): Promise<Account[]> {
      const rows = await db.selectFrom('users').selectAll().orderBy('username').execute();
      return rows.map((row) => ({
        username: row.username,
        name: row.name,
        role: row.role,
        disabled: row.disabled,
        grant: grantOf(row),
        isDemo: row.is_demo,
        isEmergency: row.is_emergency,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
      }));
    },

    /** The properties that an active user can work with; null if there is no such user. */
    scopeOf: (username: string) => scopeOf(db, username),

    /** The active users who can work with at least one of these properties, and the user with this username. */
    colleaguesOf: (username: string, listings: ListingScope) => colleaguesOf(db, username, listings),

    exists: (username: string) => exists(db, username),

    /** @throws {AppError} conflict for a user who signs in elsewhere */
    requirePassword: (username: string) => requirePassword(db, username),

    /** True if this is the current password of the user. */
    async isPassword(username: string, plain: string): Promise<boolean> {
      const { internalAdapter, password } = await (await load()).auth.$context;
      const credential = await internalAdapter.findCredentialAccount(await idOf(db, username));
      return credential?.password ? password.verify({ hash: credential.password, password: plain }) : false;
    },

    /**
     * Sets a new password, which meets the present rules, and ends the sessions of the user.
     *
     * @param cookie the `Cookie` header whose session stays
     */
    async setPassword(username: string, plain: string, cookie?: string): Promise<void> {
      const id = await idOf(db, username);
      await requirePassword(db, username);
      const { internalAdapter, password } = await (await load()).auth.$context;
      await internalAdapter.updatePassword(id, await password.hash(plain));
      await db.updateTable('users').set({ has_weak_password: false }).where('id', '=', id).execute();
      await endSessions(username, { except: this.sessionKeys(cookie) });
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

    /** The valid sessions of a user, first the one with this `Cookie` header. */
    async listSessions(username: string, cookie: string | undefined): Promise<OwnSession[]> {
      return listSessions(db, username, this.sessionKeys(cookie));
    },

    /** Ends one session of a user. @returns false if it has ended before */
    async endSession(username: string, id: string): Promise<boolean> {
      return (await endSessions(username, { id })) > 0;
    },

    /**
     * Gives the session of a user with this `Cookie` header a new cookie, and ends all others, so that no cookie from before
     * is of use.
     *
     * @returns the `Set-Cookie` values
     */
    async renewSession(username: string, cookie: string | undefined): Promise<string[]> {
      const renewed = await renewToken(db, username, this.sessionKeys(cookie));
      await endSessions(username, { except: renewed ? [renewed.token] : [] });
      return renewed ? [sessionCookie(renewed.token, renewed.seconds, options.secret, kind)] : [];
    },

    /** Ends the sessions of a user, except the one with this `Cookie` header. @returns how many it ended */
    async endOtherSessions(username: string, cookie: string | undefined): Promise<number> {
      return endSessions(username, { except: this.sessionKeys(cookie) });
    },

    /**
     * Changes a user, in all sessions at once. Disabling ends every session.
     *
     * @throws {AppError} not-found; conflict for the only admin
     */
    async change(username: string, to: UserChange): Promise<void> {
      await idOf(db, username);
      await changeUser(db, username, to);
      if (to.disabled) await endSessions(username, { except: [] });
      else await changes.publish();
    },
  };
}
