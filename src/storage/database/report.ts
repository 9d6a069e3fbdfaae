import { outdatedReason } from './known-releases.ts';
import { isUnencrypted } from './transport.ts';

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * Logs the version of PostgreSQL, and what is known to make the database insecure.
 *
 * @param urls the configured addresses by the names of their settings; all null for the built-in server
 */
export function reportDatabase(
  version: { major: number; minor: number },
  urls: Record<string, string | null>,
  log: Log,
  now = new Date(),
): void {
  log.info({ version: `${version.major}.${version.minor}` }, 'connected to PostgreSQL');
  const reason = outdatedReason(version, now.toISOString().slice(0, 10));
  if (reason) {
    const remedy = urls.DATABASE_URL
      ? 'update the server'
      : 'set POSTGRES_BIN to newer programs, or DATABASE_URL to a newer server';
    log.warn({ reason, remedy }, 'PostgreSQL is out of date');
  }
  for (const [name, url] of Object.entries(urls)) {
    if (url === null || !isUnencrypted(url)) continue;
    log.warn({ remedy: 'add ?sslmode=verify-full' }, `${name} leads to another host without TLS`);
  }
}
