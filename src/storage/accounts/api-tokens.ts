import { sql } from 'kysely';
import { type Access, type AccessSetting, intersectAccess } from '#domain/accounts/access.ts';
import { isToken } from '#domain/accounts/api-token.ts';
import { lowerRole, type Role } from '#domain/accounts/permissions.ts';
import { executePrepared } from '../database/handle.ts';
import type { Changes } from '../events/changes.ts';
import type { Db } from '../tables.ts';
import { accessColumns, accessibleListings, toAccess, USER_ACCESS, withAccess } from './access.ts';
import { hashOf } from './one-time-tokens.ts';
import { cacheSessions } from './session-cache.ts';
import { idOf } from './users.ts';

/** A valid token in use. */
export interface TokenHolder {
  id: number;
  name: string;
  /** The username of the person who created it. */
  owner: string;
  /** What it may do now: its own role, or its owner's where that may do less. */
  role: Role;
  /** What it may work with now: its own properties, as far as its owner may. */
  access: Access;
  requestsPerMinute: number;
}

export interface ListedToken extends Omit<TokenHolder, 'role' | 'access'> {
  role: Role;
  access: AccessSetting;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

export interface NewToken extends Omit<ListedToken, 'id' | 'createdAt' | 'lastUsedAt'> {
  secret: string;
}

/** How exactly the last use is known. */
const NOTED_EVERY = '1 minute';

/** Finds the holders of tokens, with a cache. */
export type ApiTokens = ReturnType<typeof openApiTokens>;

export function openApiTokens(db: Db, changes: Pick<Changes, 'isLive' | 'subscribe'>) {
  const holders = cacheSessions(changes, async (hash) => {
    const found = await findByHash(db, hash);
    if (!found) return null;
    const { ownerRole, ownerAccess, shouldTouch, expiresAt, ...token } = found;
    if (shouldTouch) await noteUse(db, token.id);
    const holder: TokenHolder = {
      ...token,
      role: lowerRole(token.role, ownerRole),
      access: intersectAccess(toAccess(token.access), toAccess(ownerAccess)),
    };
    return { user: holder, expiresAt };
  });
  return {
    /** The holder of a token. Null for an unknown, expired and revoked one, and for that of a disabled user alike. */
    async find(secret: string): Promise<TokenHolder | null> {
      return isToken(secret) ? holders.holderOf(hashOf(secret)) : null;
    },
    /** Whether it is a valid token that is found without a query. */
    isCached: (secret: string) => isToken(secret) && holders.isCached(hashOf(secret)),
  };
}

async function findByHash(db: Db, hash: string) {
  const [token] = await executePrepared(
    db,
    db
      .selectFrom('api_tokens')
      .innerJoin('users', 'users.id', 'api_tokens.user_id')
      .select([
        'api_tokens.id',
        'api_tokens.name',
        'users.username as owner',
        'api_tokens.role',
        'users.role as ownerRole',
        'requests_per_minute as requestsPerMinute',
        'api_tokens.expires_at as expiresAt',
      ])
      .select([
        accessibleListings(
          sql.ref('api_tokens.access_listing_ids'),
          sql.ref('api_tokens.access_group_ids'),
        ).as('access'),
        USER_ACCESS.as('ownerAccess'),
      ])
      .select(
        sql<boolean>`api_tokens.last_used_at is null or api_tokens.last_used_at < now() - ${sql.lit(NOTED_EVERY)}::interval`.as(
          'shouldTouch',
        ),
      )
      .where('hash', '=', hash)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('users.disabled', '=', false),
  );
  return token;
}

async function noteUse(db: Db, id: number): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: sql`now()` }).where('id', '=', id).execute();
}

/** The tokens of one person, or of all, the newest first. */
async function list(db: Db, owner: string | null): Promise<ListedToken[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select([
      'api_tokens.id',
      'api_tokens.name',
      'users.username as owner',
      'api_tokens.role',
      'requests_per_minute as requestsPerMinute',
      'api_tokens.created_at as createdAt',
      'api_tokens.expires_at as expiresAt',
      'api_tokens.last_used_at as lastUsedAt',
      'api_tokens.access_listing_ids',
      'api_tokens.access_group_ids',
    ])
    .$if(owner !== null, (query) => query.where('users.username', '=', owner))
    .orderBy('api_tokens.id', 'desc')
    .execute();
  return rows.map(withAccess);
}

async function insert(db: Db, { owner, secret, ...token }: NewToken): Promise<void> {
  await db
    .insertInto('api_tokens')
    .values({
      user_id: idOf(owner),
      name: token.name,
      hash: hashOf(secret),
      role: token.role,
      ...accessColumns(token.access),
      requests_per_minute: token.requestsPerMinute,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** @param owner only if it is a token of this person; null for any */
async function deleteById(db: Db, id: number, owner: string | null) {
  return db
    .deleteFrom('api_tokens')
    .using('users')
    .whereRef('users.id', '=', 'api_tokens.user_id')
    .where('api_tokens.id', '=', id)
    .$if(owner !== null, (query) => query.where('users.username', '=', owner))
    .returning(['api_tokens.name', 'users.username as owner'])
    .executeTakeFirst();
}

/** Deletes all tokens of a person. @returns their names */
async function deleteOf(db: Db, owner: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('api_tokens')
    .where('user_id', '=', idOf(owner))
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

export const apiTokenReaders = { list };
export const apiTokenWriters = { insert, delete: deleteById, deleteOf };
