import type pg from 'pg';
import { AppError, messageOf } from '#domain/errors.ts';
import { parseVersion } from './known-releases.ts';

const MIN_VERSION = 15;

/**
 * @param setting the environment variable, for messages
 * @returns the version of the server
 * @throws {AppError} unavailable, with a message in one line, if the server cannot be reached or is too old
 */
export async function requireUsable(
  pool: pg.Pool,
  setting = 'DATABASE_URL',
): Promise<{ major: number; minor: number }> {
  const version = parseVersion(await readVersion(pool, setting));
  if (version.major < MIN_VERSION) {
    throw new AppError('database-version', { setting, major: version.major, min: MIN_VERSION });
  }
  return version;
}

async function readVersion(pool: pg.Pool, setting: string): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    return Number(rows[0]?.version);
  } catch (error) {
    throw new AppError('database-unreachable', { setting, detail: reasonOf(error) });
  }
}

/** Several addresses of one host fail as an AggregateError, which has no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return messageOf(error);
}
