import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** An access token of an upstream; times are milliseconds since 1970. */
export interface StoredToken {
  value: string;
  usableFrom: number;
  expiresAt: number;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The one token of an account that all processes on this database share, encrypted with `secret`. */
export function encryptedToken(db: Kysely<Tables>, account: string, secret: string) {
  return {
    load: () => loadToken(db, account, secret),
    save: (token: StoredToken) => saveToken(db, account, secret, token),
    /** Runs `work` in only one process on this database at a time for each account. */
    alone: <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
      db.transaction().execute(async (lock) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`token ${account}`}, 0))`.execute(lock);
        return work();
      }),
  };
}

/** The account's token, or null when there is none or it was encrypted with another secret. */
async function loadToken(db: Kysely<Tables>, account: string, secret: string): Promise<StoredToken | null> {
  const row = await db
    .selectFrom('upstream_tokens')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst();
  const value = row && open(row.sealed, secret);
  if (!row || !value) return null;
  return { value, usableFrom: row.usable_from.getTime(), expiresAt: row.expires_at.getTime() };
}

/** Stores a token encrypted, so that a copy of the database alone does not give access to the account. */
async function saveToken(
  db: Kysely<Tables>,
  account: string,
  secret: string,
  token: StoredToken,
): Promise<void> {
  const row = {
    sealed: seal(token.value, secret),
    usable_from: new Date(token.usableFrom),
    expires_at: new Date(token.expiresAt),
  };
  await db
    .insertInto('upstream_tokens')
    .values({ account, ...row })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
    .execute();
}

function keyFrom(secret: string): Buffer {
  return createHash('sha256').update(`upstream token ${secret}`).digest();
}

function seal(text: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(secret), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

function open(sealed: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const cipher = createDecipheriv(CIPHER, keyFrom(secret), bytes.subarray(0, NONCE_BYTES));
    cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8');
  } catch {
    // Encrypted with another secret: the connector then requests a new token.
    return null;
  }
}
