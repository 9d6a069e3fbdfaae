import { type Kysely, sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import { isUsername, type User } from '#domain/user.ts';
import type { Changes } from '../changes/changes.ts';
import { queryPrepared, statement } from '../prepared.ts';
import type { Tables } from '../tables.ts';
import type { Auth, AuthOptions, isAPIError as isAPIErrorOfAuth } from './auth.ts';
import { keepSessions } from './kept-sessions.ts';
import { COOKIE, cookieKind, cookieReader } from './session-cookie.ts';

/** Where a sign-in came from, kept with its session. */
export interface SignInOrigin {
  address: string;
  userAgent: string;
}

/** A user as the command line lists them. */
export interface Account extends User {
  disabled: boolean;
  /** Made by the demo, with a password that everybody may know. */
  isDemo: boolean;
  createdAt: Date;
}

export interface NewAccount {
  username: string;
  name: string;
  password: string;
  isDemo?: boolean;
}

/** Asked with nearly every request, hence by us and not through better-auth, which takes two queries and most of a millisecond. */
const WHOSE_SESSION = statement(`
  select users.username, users.name, sessions.expires_at from sessions join users on users.id = sessions.user_id
  where sessions.token = any($1::text[]) and sessions.expires_at > now() and not users.disabled limit 1`);

/** better-auth, as ours, and how its refusals are known. */
type LoadedAuth = { auth: Auth; isAPIError: typeof isAPIErrorOfAuth };

/** Who may come in. Cookies are whole `Cookie` and `Set-Cookie` header values, made and read here alone. */
export type Accounts = ReturnType<typeof openAccounts>;

export function openAccounts(
  db: Kysely<Tables>,
  changes: Pick<Changes, 'isLive' | 'subscribe' | 'tell'>,
  options: AuthOptions,
) {
  // Only passwords need it, and it takes longer to load than most commands run.
  let loading: Promise<LoadedAuth> | undefined;
  const load = () => {
    loading ??= import('./auth.ts').then(({ createAuth, isAPIError }) => ({
      auth: createAuth(db, options),
      isAPIError,
    }));
    return loading;
  };
  const kind = cookieKind(options.publicUrl);
  const tokensOf = cookieReader(options.secret, kind);
  const userOf = keepSessions(changes, async (tokens) => {
    const [found] = await queryPrepared<{ username: string; name: string; expires_at: Date }>(
      db,
      WHOSE_SESSION,
      [tokens],
    );
    if (!found) return null;
    const user: User = { username: found.username, name: found.name, role: 'manager' };
    return { user, expiresAt: found.expires_at };
  });

  const idOf = async (username: string): Promise<string> => {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username.toLowerCase())
      .executeTakeFirst();
    if (!row) throw new AppError('not-found', `There is no user ${username}.`);
    return row.id;
  };

  const hashOf = async (username: string): Promise<string | null> => {
    if (!isUsername(username)) return null;
    const { rows } = await sql<{ password: string | null }>`
      select credentials.password from credentials join users on users.id = credentials.user_id
      where users.username = ${username.toLowerCase()}`.execute(db);
    return rows[0]?.password ?? null;
  };

  const endSessions = async (userId: string): Promise<void> => {
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await changes.tell();
  };

  /** better-auth hides why it failed. Where the database is away, that is the reason, and is thrown instead. */
  const orReason = async <Answer>({ isAPIError }: LoadedAuth, asked: Promise<Answer>): Promise<Answer> => {
    try {
      return await asked;
    } catch (error) {
      if (isAPIError(error) && error.statusCode >= 500) await sql`select 1`.execute(db);
      throw error;
    }
  };

  return {
    /**
     * A session for the right username and password, null for anything else: wrong, unknown and disabled look alike.
     * `cookie` is what a browser sends that was told to keep `setCookies`.
     */
    async signIn(
      credentials: { username: string; password: string },
      origin: SignInOrigin,
    ): Promise<{ user: User; setCookies: string[]; cookie: string } | null> {
      const headers = new Headers({ 'user-agent': origin.userAgent, 'x-forwarded-for': origin.address });
      const loaded = await load();
      const before = await hashOf(credentials.username);
      try {
        const { headers: answer } = await orReason(
          loaded,
          loaded.auth.api.signInUsername({ body: credentials, headers, returnHeaders: true }),
        );
        const setCookies = answer.getSetCookie();
        const cookie = setCookies.map((each) => each.split(';', 1)[0]).join('; ');
        if ((await hashOf(credentials.username)) !== before) {
          // A new password was set meanwhile, and has ended the sessions that it found.
          await this.signOut(cookie);
          return null;
        }
        const user = await this.whoIs(cookie);
        return user && { user, setCookies, cookie };
      } catch (error) {
        if (loaded.isAPIError(error) && error.statusCode < 500) return null;
        throw error;
      }
    },

    /** The user of the session that a `Cookie` header names, or null: expired, ended, forged and disabled look alike. */
    async whoIs(cookie: string | undefined): Promise<User | null> {
      const tokens = cookie ? tokensOf(cookie) : [];
      if (tokens.length === 0) return null;
      return userOf(tokens);
    },

    /**
     * Ends the session on the server; answers the header values that remove the cookie. better-auth's own way to do so
     * looks at one cookie only and succeeds also where it could not reach the database.
     */
    async signOut(cookie: string | undefined): Promise<string[]> {
      const tokens = cookie ? tokensOf(cookie) : [];
      if (tokens.length > 0) {
        await db.deleteFrom('sessions').where('token', 'in', tokens).execute();
        await changes.tell();
      }
      const gone = 'Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
      return [
        `${COOKIE.plain}=; ${gone}`,
        ...(kind === 'secure' ? [`${COOKIE.secure}=; ${gone}; Secure`] : []),
      ];
    },

    /** @throws a conflict when the username is taken */
    async add(account: NewAccount): Promise<void> {
      const { internalAdapter, password } = await (await load()).auth.$context;
      const username = account.username.toLowerCase();
      const refuseIfTaken = async () => {
        const taken = await db
          .selectFrom('users')
          .select('id')
          .where('username', '=', username)
          .executeTakeFirst();
        if (taken) throw new AppError('conflict', `There is a user ${username} already.`);
      };
      await refuseIfTaken();
      const hash = await password.hash(account.password);
      const created = internalAdapter.createUser(
        {
          username,
          name: account.name,
          // better-auth wants an address; `.invalid` can never receive anything (RFC 2606).
          email: `${username}@users.invalid`,
          emailVerified: true,
          role: 'manager',
          disabled: false,
          isDemo: account.isDemo ?? false,
        },
        { method: 'admin' },
      );
      // Somebody else may have been faster while the password was hashed.
      const user = await created.catch(async (error: unknown) => {
        await refuseIfTaken();
        throw error;
      });
      await internalAdapter.linkAccount({
        userId: user.id,
        accountId: user.id,
        providerId: 'credential',
        password: hash,
      });
    },

    async list(): Promise<Account[]> {
      const rows = await db.selectFrom('users').selectAll().orderBy('username').execute();
      return rows.map((row) => ({
        username: row.username,
        name: row.name,
        role: 'manager',
        disabled: row.disabled,
        isDemo: row.is_demo,
        createdAt: row.created_at,
      }));
    },

    /** Whether this is the user's password now. */
    async isPassword(username: string, plain: string): Promise<boolean> {
      const { internalAdapter, password } = await (await load()).auth.$context;
      const credential = await internalAdapter.findCredentialAccount(await idOf(username));
      return credential?.password ? password.verify({ hash: credential.password, password: plain }) : false;
    },

    /** A new password ends every session that the old one opened. */
    async setPassword(username: string, plain: string): Promise<void> {
      const id = await idOf(username);
      const { internalAdapter, password } = await (await load()).auth.$context;
      await internalAdapter.updatePassword(id, await password.hash(plain));
      await endSessions(id);
    },

    /** Disabling ends every session of the user at once. */
    async setDisabled(username: string, disabled: boolean): Promise<void> {
      const id = await idOf(username);
      await db.updateTable('users').set({ disabled }).where('id', '=', id).execute();
      if (disabled) await endSessions(id);
    },
  };
}
