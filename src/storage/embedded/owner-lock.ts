import pg from 'pg';
import { messageOf } from '#domain/errors.ts';
import { codeOf, EmbeddedError } from './errors.ts';

/** The connection settings of the server, as `pg` takes them. */
export interface Connection {
  /** The private folder of its socket. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export type LockResult =
  | { state: 'acquired'; client: pg.Client }
  /** Another process owns the server; its process id, where it is known. */
  | { state: 'held'; pid: number | undefined }
  /** The server is starting or stopping, or has no free connection. */
  | { state: 'busy' }
  /** No server listens on the socket. */
  | { state: 'unreachable' };

/** Two fixed numbers that mean "this product owns this server". */
const KEY = [0x464c_6578, 0x5265_7669] as const;
/** Not the product's own database, which must stay free to be copied as a template or replaced. */
const LOCK_DATABASE = 'postgres';
const ANSWER_LIMIT_MS = 5_000;
const APPLICATION = 'flex-living-reviews owner';
/** No socket, or no process behind it. */
const UNREACHABLE = ['ENOENT', 'ECONNREFUSED'];
/** PostgreSQL stopping (57014 during sign-in), crashed or starting; too many clients; a broken connection. */
const BUSY = ['57P01', '57P02', '57P03', '57014', '53300', 'EAGAIN', 'ECONNRESET', 'EPIPE'];

/**
 * Tries to become the one process that owns the server. The lock lasts as long as the returned connection, so PostgreSQL
 * releases it when this process ends in any way.
 *
 * @throws {EmbeddedError} the server rejects the connection
 */
export async function tryLock(connection: Connection): Promise<LockResult> {
  const client = new pg.Client({
    ...connection,
    database: LOCK_DATABASE,
    application_name: `${APPLICATION} ${process.pid}`,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
  });
  // Without a listener, a lost connection would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as acquired', [...KEY]);
    if (rows[0]?.acquired) return { state: 'acquired', client };
    const pid = await readHolder(client);
    await client.end();
    return { state: 'held', pid };
  } catch (error) {
    await client.end().catch(() => {});
    const code = codeOf(error);
    if (UNREACHABLE.includes(code)) return { state: 'unreachable' };
    // The driver gives no code where the connection ends between two messages.
    if (code === '' || BUSY.includes(code)) return { state: 'busy' };
    throw new EmbeddedError(
      `The embedded PostgreSQL in ${connection.host} rejects the connection: ${messageOf(error)}`,
    );
  }
}

async function readHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and objsubid = 2 and granted`,
    [...KEY],
  );
  return Number(rows[0]?.name.slice(APPLICATION.length)) || undefined;
}
