import { randomBytes, randomUUID } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { SessionUser } from '#domain/accounts/user.ts';
import { executePrepared } from '../database/handle.ts';
import type { Changes } from '../events/changes.ts';
import { sealer } from '../sealed-text.ts';
import type { Db, Tables } from '../tables.ts';
import { toAccess, USER_ACCESS } from './access.ts';
import { cacheSessions } from './session-cache.ts';
import { idOf } from './users.ts';

/** Where a sign-in came from; stored with its session. */
export interface SignInOrigin {
  address: string;
  userAgent: string;
}

/** A session that a sign-in has opened, or that goes on with a new token. */
export interface OpenedSession {
  token: string;
  /** How long it lasts at most. */
  seconds: number;
}

export interface Session {
  id: string;
  user: SessionUser;
}

/** A session as its owner sees it. */
export interface OwnSession {
  id: string;
  /** The session that asks. */
  isCurrent: boolean;
  address: string | null;
  userAgent: string | null;
  signedInAt: Date;
  /** To the hour: a later use within an hour is not recorded. */
  lastUsedAt: Date;
}

const SESSION_SECONDS = 14 * 86_400;
/** One working day, so that people who were removed at the provider lose access by the next day. */
const SSO_SESSION_SECONDS = 12 * 3600;
/** A session that is not used for this long ends. */
const IDLE_LIMIT = '7 days';
/** How exactly the last use is known. Each note makes every process look its sessions up again. */
const NOTED_EVERY = '1 hour';
/** After this time people without a password must sign in again to confirm who they are. */
const RECENT = '10 minutes';
const TOKEN_BYTES = 24;
const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** Whether they sign in elsewhere: they have no password here. */
const IS_EXTERNAL = sql<boolean>`
  (not exists (select from credentials where user_id = users.id and password is not null))`;

/** Not for those who sign in elsewhere, which then asks for their second factor, and not for the demo user. */
const LACKS_SECOND_FACTOR = sql<boolean>`
  not (users.is_demo or users.two_factor_enabled)
  and exists (select from settings where name = 'requireSecondFactor' and value = 'true'::jsonb)
  and not ${IS_EXTERNAL}
  and not exists (select from passkeys where user_id = users.id)`;

/** Whether a session has not ended by itself. */
function isValid<Row>(
  query: SelectQueryBuilder<Tables, 'sessions' | 'users', Row>,
): SelectQueryBuilder<Tables, 'sessions' | 'users', Row> {
  return query
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('sessions.updated_at', '>', sql<Date>`now() - ${sql.lit(IDLE_LIMIT)}::interval`);
}

/** @param secret the product's secret, with which ID tokens are encrypted */
export function openSessions(
  db: Db,
  changes: Pick<Changes, 'isLive' | 'subscribe' | 'publish'>,
  secret: string,
) {
  const idTokens = sealer('ID token', secret);
  const validSessions = () =>
    db.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.user_id').$call(isValid);

  const { holderOf } = cacheSessions(changes, async (token) => {
    // Runs for nearly every request.
    const [found] = await executePrepared(
      db,
      validSessions()
        .select(['sessions.id', 'users.username', 'users.name', 'users.role', 'sessions.expires_at'])
        .select(['has_weak_password', 'date_language', 'email_refused_at'])
        .select(USER_ACCESS.as('access'))
        .select(IS_EXTERNAL.as('isExternal'))
        .select(LACKS_SECOND_FACTOR.as('lacksSecondFactor'))
        .select(sql<boolean>`sessions.updated_at < now() - ${NOTED_EVERY}::interval`.as('shouldTouch'))
        .where('sessions.token', '=', token)
        .where('users.disabled', '=', false),
    );
    if (!found) return null;
    if (found.shouldTouch) await noteUse(found);
    const user: SessionUser = {
      username: found.username,
      name: found.name,
      role: found.role,
      access: toAccess(found.access),
      ...(found.has_weak_password && { hasWeakPassword: true }),
      ...(found.email_refused_at && { hasRefusedEmail: true }),
      ...(found.isExternal && { isExternal: true }),
      ...(found.date_language && { dateLanguage: found.date_language }),
      ...(found.lacksSecondFactor && { lacksSecondFactor: true }),
    };
    return { user: { id: found.id, user }, expiresAt: found.expires_at };
  });

  /** Records that a session, and with it a person, is active, which extends the idle limit. */
  async function noteUse({ id, username }: { id: string; username: string }): Promise<void> {
    await db.updateTable('sessions').set({ updated_at: sql`now()` }).where('id', '=', id).execute();
    await noteSignIn(username);
  }
  async function noteSignIn(username: string): Promise<void> {
    await db
      .updateTable('users')
      .set({ last_used_at: sql`now()` })
      .where('id', '=', idOf(username))
      .execute();
  }

  return {
    /** The session with a token. Null for an unknown, expired and ended one, and for that of a disabled user alike. */
    findSession: (token: string | null): Promise<Session | null> =>
      token === null ? Promise.resolve(null) : holderOf(token),

    /**
     * Starts a session of a user who was identified.
     *
     * @param by the hash of the password, which must still be that of the user, and whether a second factor was proved, without
     *   which the user must still have none; or the ID token of the provider, which makes the session a short one
     * @returns null for a disabled user, and after such a change
     */
    async open(
      username: string,
      { address, userAgent }: SignInOrigin,
      by: { passwordHash: string; hasProvedFactor: boolean } | { idToken?: string } = {},
    ): Promise<OpenedSession | null> {
      const idToken = 'idToken' in by ? by.idToken : undefined;
      const token = newToken();
      const seconds = idToken === undefined ? SESSION_SECONDS : SSO_SESSION_SECONDS;
      const sealed = idToken === undefined ? null : idTokens.seal(idToken);
      const withPassword =
        'passwordHash' in by
          ? sql`join credentials on credentials.user_id = users.id and credentials.password = ${by.passwordHash}
              and (${by.hasProvedFactor} or not two_factor_enabled and not exists (
                select from passkeys where passkeys.user_id = users.id))`
          : sql``;
      // A change of the password or of the factors, or a deactivation, waits for this session, and ends it too.
      const { numAffectedRows } = await sql`
        insert into sessions (id, token, user_id, expires_at, ip_address, user_agent, id_token)
        select ${randomUUID()}, ${token}, users.id, now() + make_interval(secs => ${seconds}), ${address}, ${userAgent}, ${sealed}
        from users ${withPassword} where users.username = ${username.toLowerCase()} and not disabled
        for share`.execute(db);
      if (numAffectedRows === 0n) return null;
      await noteSignIn(username);
      return { token, seconds };
    },

    /** Gives a session a new token and ends the user's others, so that no token from before opens anything. */
    async renewSession({ id, user }: Session): Promise<OpenedSession | null> {
      const token = newToken();
      const renewed = await db
        .updateTable('sessions')
        .set({ token })
        .where('id', '=', id)
        .returning(sql<number>`ceil(extract(epoch from expires_at - now()))::integer`.as('seconds'))
        .executeTakeFirst();
      await this.endSessions(user.username, { except: id });
      return renewed ? { token, seconds: renewed.seconds } : null;
    },

    /** The valid sessions of a user, this one first, then the last used. */
    async listSessions(current: Session): Promise<OwnSession[]> {
      const isCurrent = sql<boolean>`sessions.id = ${current.id}`;
      return validSessions()
        .where('users.username', '=', current.user.username)
        .select(['sessions.id', 'ip_address as address', 'user_agent as userAgent'])
        .select(['sessions.created_at as signedInAt', 'sessions.updated_at as lastUsedAt'])
        .select(isCurrent.as('isCurrent'))
        .orderBy(isCurrent, 'desc')
        .orderBy('sessions.updated_at', 'desc')
        .execute();
    },

    /** Ends one session of a user, or all but one. @returns how many it ended */
    async endSessions(username: string, which: { id: string } | { except: string | null }): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('user_id', '=', idOf(username))
        .where(
          'id' in which ? sql<boolean>`id = ${which.id}` : sql<boolean>`id is distinct from ${which.except}`,
        )
        .executeTakeFirst();
      await changes.publish();
      return Number(numDeletedRows);
    },

    /** Ends the session with a token, if there is one. */
    async signOut(token: string | null): Promise<void> {
      if (token === null) return;
      await db.deleteFrom('sessions').where('token', '=', token).execute();
      await changes.publish();
    },

    /** The ID token with which a session began; null for a session without single sign-on. */
    async idToken(token: string): Promise<string | null> {
      const row = await db
        .selectFrom('sessions')
        .select('id_token')
        .where('token', '=', token)
        .executeTakeFirst();
      return row?.id_token ? idTokens.open(row.id_token) : null;
    },

    /** Whether a session began recently enough to need no further proof. */
    async hasJustBegun({ id }: Session): Promise<boolean> {
      const since = sql<Date>`now() - ${sql.lit(RECENT)}::interval`;
      const recent = validSessions()
        .where('sessions.id', '=', id)
        .where('sessions.created_at', '>', since)
        .select('sessions.id');
      return (await recent.executeTakeFirst()) !== undefined;
    },

    /** Deletes sessions that have ended by themselves. */
    async deleteExpiredSessions(): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where((eb) =>
          eb.or([
            eb('expires_at', '<=', sql<Date>`now()`),
            eb('updated_at', '<=', sql<Date>`now() - ${IDLE_LIMIT}::interval`),
          ]),
        )
        .execute();
    },
  };
}
