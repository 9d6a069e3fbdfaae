import type pg from 'pg';
import { AppError, messageOf } from '#domain/errors.ts';

const MIN_VERSION = 15;

/** @throws {AppError} unavailable, with a message in one line, if the server cannot be reached or is too old */
export async function requireUsable(pool: pg.Pool): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    version = Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    throw new AppError('unavailable', `DATABASE_URL: the database cannot be reached: ${reasonOf(error)}`);
  }
  if (version < MIN_VERSION) {
    throw new AppError(
      'unavailable',
      `DATABASE_URL: the server is PostgreSQL ${version}; at least ${MIN_VERSION} is needed.`,
    );
  }
}

/** Several addresses of one host fail as an AggregateError, which has no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return messageOf(error);
}
