import { sql } from 'kysely';
import { acquire } from '../database/named-lock.ts';
import { sealer } from '../sealed-text.ts';
import type { Db } from '../tables.ts';

/** An access token of an upstream; times are milliseconds since 1970. */
export interface StoredToken {
  value: string;
  usableFrom: number;
  expiresAt: number;
}

const PURPOSE = 'upstream token';

/** The one token of an account that all processes on this database share, encrypted with `secret`. */
export function encryptedToken(db: Db, account: string, secret: string) {
  return {
    load: () => loadToken(db, account, secret),
    save: (token: StoredToken) => saveToken(db, account, secret, token),
    /** Runs `work` in only one process on this database at a time for each account. */
    alone: <Result>(work: () => Promise<Result>): Promise<Result> =>
      db.transaction().execute(async (lock) => {
        await acquire(lock, `token ${account}`);
        return work();
      }),
  };
}

/** Deletes the tokens of all other accounts, and of keys that were replaced. */
export async function deleteTokensExcept(db: Db, accounts: readonly string[]): Promise<void> {
  await sql`delete from upstream_tokens where account <> all(${accounts})`.execute(db);
}

/** The account's token, or null when there is none or it was encrypted with another secret. */
async function loadToken(db: Db, account: string, secret: string): Promise<StoredToken | null> {
  const { rows } = await sql<{ sealed: string; usable_from: Date; expires_at: Date }>`
    select sealed, usable_from, expires_at from upstream_tokens where account = ${account}`.execute(db);
  const [row] = rows;
  const value = row && sealer(PURPOSE, secret).open(row.sealed);
  if (!row || !value) return null;
  return { value, usableFrom: row.usable_from.getTime(), expiresAt: row.expires_at.getTime() };
}

/** Stores a token encrypted, so that a copy of the database alone does not give access to the account. */
async function saveToken(db: Db, account: string, secret: string, token: StoredToken): Promise<void> {
  const sealed = sealer(PURPOSE, secret).seal(token.value);
  await sql`
    insert into upstream_tokens (account, sealed, usable_from, expires_at)
    values (${account}, ${sealed}, ${new Date(token.usableFrom)}, ${new Date(token.expiresAt)})
    on conflict (account) do update set
      sealed = excluded.sealed, usable_from = excluded.usable_from,
      expires_at = excluded.expires_at`.execute(db);
}
