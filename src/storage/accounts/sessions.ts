import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SessionUser } from '#domain/accounts/user.ts';
import type { DateLanguage } from '#domain/settings/date-language.ts';
import { executePrepared } from '../database/handle.ts';
import type { Changes } from '../events/changes.ts';
import { sealer } from '../sealed-text.ts';
import type { Db } from '../tables.ts';
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
const IS_EXTERNAL = sql`
  (not exists (select from credentials where user_id = users.id and password is not null))`;

/** Not for those who sign in elsewhere, which then asks for their second factor, and not for the demo user. */
const LACKS_SECOND_FACTOR = sql`
  not (users.is_demo or users.two_factor_enabled)
  and exists (select from settings where name = 'requireSecondFactor' and value = 'true'::jsonb)
  and not ${IS_EXTERNAL}
  and not exists (select from passkeys where user_id = users.id)`;

/** Sessions with their users, without those that have ended by themselves; another condition can follow. */
const VALID_SESSIONS = sql`sessions join users on users.id = sessions.user_id
  where sessions.expires_at > now() and sessions.updated_at > now() - ${sql.lit(IDLE_LIMIT)}::interval`;

interface FoundSession
  extends Pick<SessionUser, 'username' | 'name' | 'role' | 'isExternal' | 'lacksSecondFactor'> {
  id: string;
  expiresAt: Date;
  access: number[] | null;
  has_weak_password: boolean;
  date_language: DateLanguage | null;
  email_refused_at: Date | null;
  shouldTouch: boolean;
}

/** @param secret the product's secret, with which ID tokens are encrypted */
export function openSessions(
  db: Db,
  changes: Pick<Changes, 'isLive' | 'subscribe' | 'publish'>,
  secret: string,
) {
  const idTokens = sealer('ID token', secret);
  const { holderOf } = cacheSessions(changes, async (token) => {
    const query = sql<FoundSession>`
      select sessions.id, username, name, role, expires_at as "expiresAt", has_weak_password, date_language,
        email_refused_at, ${USER_ACCESS} as access, ${IS_EXTERNAL} as "isExternal",
        ${LACKS_SECOND_FACTOR} as "lacksSecondFactor",
        sessions.updated_at < now() - ${sql.lit(NOTED_EVERY)}::interval as "shouldTouch"
      from ${VALID_SESSIONS} and sessions.token = ${token} and not disabled`;
    // Runs for nearly every request.
    const [found] = await executePrepared(db, query.compile(db));
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
    return { user: { id: found.id, user }, expiresAt: found.expiresAt };
  });

  /** Records that a session, and with it a person, is active, which extends the idle limit. */
  async function noteUse({ id, username }: { id: string; username: string }): Promise<void> {
    await sql`update sessions set updated_at = now() where id = ${id}`.execute(db);
    await noteSignIn(username);
  }
  async function noteSignIn(username: string): Promise<void> {
    await sql`update users set last_used_at = now() where id = ${idOf(username)}`.execute(db);
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
      const { rows } = await sql<{ seconds: number }>`
        update sessions set token = ${token} where id = ${id}
        returning ceil(extract(epoch from expires_at - now()))::integer as seconds`.execute(db);
      await this.endSessions(user.username, { except: id });
      return rows[0] ? { token, ...rows[0] } : null;
    },

    /** The valid sessions of a user, this one first, then the last used. */
    async listSessions(current: Session): Promise<OwnSession[]> {
      const { rows } = await sql<OwnSession>`
        select sessions.id, ip_address as address, user_agent as "userAgent", sessions.created_at as "signedInAt",
          sessions.updated_at as "lastUsedAt", sessions.id = ${current.id} as "isCurrent"
        from ${VALID_SESSIONS} and username = ${current.user.username}
        order by "isCurrent" desc, sessions.updated_at desc`.execute(db);
      return rows;
    },

    /** Ends one session of a user, or all but one. @returns how many it ended */
    async endSessions(username: string, which: { id: string } | { except: string | null }): Promise<number> {
      const those = 'id' in which ? sql`id = ${which.id}` : sql`id is distinct from ${which.except}`;
      const { numAffectedRows } = await sql`
        delete from sessions where user_id = ${idOf(username)} and ${those}`.execute(db);
      await changes.publish();
      return Number(numAffectedRows);
    },

    /** Ends the session with a token, if there is one. */
    async signOut(token: string | null): Promise<void> {
      if (token === null) return;
      await sql`delete from sessions where token = ${token}`.execute(db);
      await changes.publish();
    },

    /** The ID token with which a session began; null for a session without single sign-on. */
    async idToken(token: string): Promise<string | null> {
      const { rows } = await sql<{ sealed: string | null }>`
        select id_token as sealed from sessions where token = ${token}`.execute(db);
      return rows[0]?.sealed ? idTokens.open(rows[0].sealed) : null;
    },

    /** Whether a session began recently enough to need no further proof. */
    async hasJustBegun({ id }: Session): Promise<boolean> {
      const { rows } = await sql`select from ${VALID_SESSIONS} and sessions.id = ${id}
        and sessions.created_at > now() - ${sql.lit(RECENT)}::interval`.execute(db);
      return rows.length > 0;
    },

    /** Deletes sessions that have ended by themselves. */
    async deleteExpiredSessions(): Promise<void> {
      await sql`delete from sessions
        where expires_at <= now() or updated_at <= now() - ${sql.lit(IDLE_LIMIT)}::interval`.execute(db);
    },
  };
}
