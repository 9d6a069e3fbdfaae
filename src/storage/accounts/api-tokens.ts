import { sql } from 'kysely';
import { type Access, type AccessSetting, intersectAccess } from '#domain/accounts/access.ts';
import { isToken } from '#domain/accounts/api-token.ts';
import { lowerRole, type Role } from '#domain/accounts/permissions.ts';
import { executePrepared } from '../database/handle.ts';
import type { Changes } from '../events/changes.ts';
import type { Db } from '../tables.ts';
import {
  type AccessColumns,
  accessibleListings,
  accessValues,
  toAccess,
  USER_ACCESS,
  withAccess,
} from './access.ts';
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

interface FoundToken extends Omit<TokenHolder, 'access'> {
  ownerRole: Role;
  access: number[] | null;
  ownerAccess: number[] | null;
  expiresAt: Date;
  shouldTouch: boolean;
}

async function findByHash(db: Db, hash: string) {
  const tokenAccess = accessibleListings(
    sql.ref('api_tokens.access_listing_ids'),
    sql.ref('api_tokens.access_group_ids'),
  );
  const query = sql<FoundToken>`
    select api_tokens.id, api_tokens.name, username as owner, api_tokens.role, users.role as "ownerRole",
      requests_per_minute as "requestsPerMinute", expires_at as "expiresAt",
      ${tokenAccess} as access, ${USER_ACCESS} as "ownerAccess",
      coalesce(api_tokens.last_used_at < now() - ${sql.lit(NOTED_EVERY)}::interval, true) as "shouldTouch"
    from api_tokens join users on users.id = user_id
    where hash = ${hash} and expires_at > now() and not disabled`;
  const [token] = await executePrepared(db, query.compile(db));
  return token;
}

async function noteUse(db: Db, id: number): Promise<void> {
  await sql`update api_tokens set last_used_at = now() where id = ${id}`.execute(db);
}

/** The tokens of one person, or of all, the newest first. */
async function list(db: Db, owner: string | null): Promise<ListedToken[]> {
  const { rows } = await sql<Omit<ListedToken, 'access'> & AccessColumns>`
    select api_tokens.id, api_tokens.name, username as owner, api_tokens.role,
      requests_per_minute as "requestsPerMinute", api_tokens.created_at as "createdAt", expires_at as "expiresAt",
      api_tokens.last_used_at as "lastUsedAt", api_tokens.access_listing_ids, api_tokens.access_group_ids
    from api_tokens join users on users.id = user_id
    where username = coalesce(${owner}, username) order by api_tokens.id desc`.execute(db);
  return rows.map(withAccess);
}

async function insert(db: Db, token: NewToken): Promise<void> {
  const { owner, secret, name, role, access, requestsPerMinute, expiresAt } = token;
  const { listingIds, groupIds } = accessValues(access);
  await sql`
    insert into api_tokens (user_id, name, hash, role, access_listing_ids, access_group_ids, requests_per_minute, expires_at)
    values (${idOf(owner)}, ${name}, ${hashOf(secret)}, ${role}, ${listingIds}, ${groupIds}, ${requestsPerMinute},
      ${expiresAt})`.execute(db);
}

/** @param owner only if it is a token of this person; null for any */
async function deleteById(db: Db, id: number, owner: string | null) {
  const { rows } = await sql<{ name: string; owner: string }>`
    delete from api_tokens using users
    where users.id = user_id and api_tokens.id = ${id} and username = coalesce(${owner}, username)
    returning api_tokens.name, username as owner`.execute(db);
  return rows[0];
}

/** Deletes all tokens of a person. @returns their names */
async function deleteOf(db: Db, owner: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from api_tokens where user_id = ${idOf(owner)} returning name`.execute(db);
  return rows.map(({ name }) => name);
}

export const apiTokenReaders = { list };
export const apiTokenWriters = { insert, delete: deleteById, deleteOf };
