import { outdatedReason } from './known-releases.ts';
import { isUnencrypted } from './transport.ts';

/** A security problem of the database, and what to do about it. */
export interface DatabaseProblem {
  message: string;
  reason?: string;
  remedy: string;
}

/** The user of `DATABASE_URL` has the rights of the owner of the tables. */
export const SHARED_ROLE: DatabaseProblem = {
  message: 'the user of DATABASE_URL owns the tables, so injected SQL could remove their triggers',
  remedy: 'set DATABASE_OWNER_URL',
};

/**
 * The known security problems of a server and its addresses.
 *
 * @param urls the configured addresses by the names of their settings; all null for the built-in server
 */
export function databaseProblems(
  version: { major: number; minor: number },
  urls: Record<string, string | null>,
  now = new Date(),
): DatabaseProblem[] {
  const reason = outdatedReason(version, now.toISOString().slice(0, 10));
  const remedy = urls.DATABASE_URL
    ? 'update the server'
    : `set POSTGRES_BIN to the folder of newer programs of PostgreSQL ${version.major}, or DATABASE_URL to a newer server`;
  const unencrypted = Object.entries(urls).filter(([, url]) => url !== null && isUnencrypted(url));
  return [
    ...(reason ? [{ message: 'PostgreSQL is out of date', reason, remedy }] : []),
    ...unencrypted.map(([name]) => ({
      message: `${name} connects to another host without TLS`,
      remedy: 'add ?sslmode=verify-full',
    })),
  ];
}
