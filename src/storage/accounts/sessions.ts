import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { executePrepared } from '../database/handle.ts';
import type { Tables } from '../tables.ts';
import { scopedListings } from './listing-grants.ts';
import {
  type CookieKind,
  cookieHeader,
  cookieOfLibrary,
  sessionCookie,
  signedTokens,
} from './session-cookie.ts';

/** A session that is not used for this long ends. */
const IDLE_LIMIT = '7 days';

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

/** Whether a session has not ended by itself. */
function isValid<Row>(
  query: SelectQueryBuilder<Tables, 'sessions' | 'users', Row>,
): SelectQueryBuilder<Tables, 'sessions' | 'users', Row> {
  return query
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('sessions.updated_at', '>', sql<Date>`now() - ${sql.lit(IDLE_LIMIT)}::interval`);
}

/** How exactly the last use is known. Each note makes every process look its sessions up again. */
const NOTED_EVERY = '1 hour';

/** Whether they sign in elsewhere: they have no password here. */
const IS_EXTERNAL = sql<boolean>`
  (not exists (select from credentials where user_id = users.id and password is not null))`;

/** Not for those who sign in elsewhere, which then asks for their second factor, and not for the demo user. */
const LACKS_SECOND_FACTOR = sql<boolean>`
  not (users.is_demo or users.two_factor_enabled)
  and exists (select from settings where name = 'requireSecondFactor' and value = 'true'::jsonb)
  and not ${IS_EXTERNAL}
  and not exists (select from passkeys where user_id = users.id)`;

/**
 * The user of the first of these session tokens that is valid. Runs for nearly every request, so it bypasses better-auth,
 * which takes two queries and most of a millisecond.
 */
export async function sessionOf(db: Kysely<Tables>, tokens: readonly string[]) {
  const [session] = await executePrepared(
    db,
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .$call(isValid)
      .select([
        'sessions.id',
        'users.username',
        'users.name',
        'users.role',
        'sessions.expires_at',
        'has_weak_password',
        'date_language',
      ])
      .select(
        scopedListings(sql.ref('users.scope_listing_ids'), sql.ref('users.scope_group_ids')).as('listings'),
      )
      .select(IS_EXTERNAL.as('isExternal'))
      .select(LACKS_SECOND_FACTOR.as('lacksSecondFactor'))
      .select(sql<boolean>`sessions.updated_at < now() - ${NOTED_EVERY}::interval`.as('shouldTouch'))
      .where('sessions.token', '=', sql<string>`any(${tokens})`)
      .where('users.disabled', '=', false)
      .limit(1),
  );
  return session;
}

/** The valid session of a user that has one of these tokens. */
export function sessionWith(db: Kysely<Tables>, username: string, tokens: readonly string[]) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .$call(isValid)
    .where('users.username', '=', username)
    .where('token', '=', sql<string>`any(${tokens})`)
    .limit(1);
}

/**
 * The cookie of the valid session of one user in a `Cookie` header, by better-auth's name: of several sessions in a header
 * it would take the last, whoever's it is.
 */
export async function libraryCookie(
  db: Kysely<Tables>,
  username: string,
  cookie: string,
  secret: string,
  kind: CookieKind,
): Promise<string> {
  const tokens = signedTokens(cookie, secret, kind);
  const session = await sessionWith(db, username, tokens).select('token').executeTakeFirst();
  return session ? cookieOfLibrary(cookieHeader([sessionCookie(session.token, 0, secret, kind)]), kind) : '';
}

/** Records that a session, and with it a person, is active, which extends the idle limit. */
export async function noteUse(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable('sessions').set({ updated_at: sql`now()` }).where('id', '=', id).execute();
  await db
    .updateTable('users')
    .set({ last_used_at: sql`now()` })
    .where('id', '=', (eb) => eb.selectFrom('sessions').select('user_id').where('sessions.id', '=', id))
    .execute();
}

/** Records that a person is active. A new session has its own time. */
export async function noteSignIn(db: Kysely<Tables>, username: string): Promise<void> {
  await db.updateTable('users').set({ last_used_at: sql`now()` }).where('username', '=', username).execute();
}

/** The valid sessions of a user, the current one first, then the last used. @param tokens those of the current one */
export async function listSessions(
  db: Kysely<Tables>,
  username: string,
  tokens: readonly string[],
): Promise<OwnSession[]> {
  const isCurrent = sql<boolean>`sessions.token = any(${tokens})`;
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .$call(isValid)
    .where('users.username', '=', username)
    .select(['sessions.id', 'ip_address', 'user_agent', 'sessions.created_at', 'sessions.updated_at'])
    .select(isCurrent.as('isCurrent'))
    .orderBy(isCurrent, 'desc')
    .orderBy('sessions.updated_at', 'desc')
    .execute();
  return rows.map(({ id, isCurrent, ip_address, user_agent, created_at, updated_at }) => ({
    id,
    isCurrent,
    address: ip_address,
    userAgent: user_agent,
    signedInAt: created_at,
    lastUsedAt: updated_at,
  }));
}

/**
 * Ends one session of a user, or all but those with the given tokens.
 *
 * @returns how many it ended
 */
export async function deleteSessions(
  db: Kysely<Tables>,
  username: string,
  which: { id: string } | { except: readonly string[] },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', (eb) => eb.selectFrom('users').select('id').where('username', '=', username))
    .where('id' in which ? sql<boolean>`id = ${which.id}` : sql<boolean>`token <> all(${which.except})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes sessions that have ended by themselves. */
export async function deleteExpiredSessions(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', sql<Date>`now()`),
        eb('updated_at', '<=', sql<Date>`now() - ${IDLE_LIMIT}::interval`),
      ]),
    )
    .execute();
}
