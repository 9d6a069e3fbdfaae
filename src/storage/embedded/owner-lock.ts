import pg from 'pg';
import { messageOf } from '#domain/errors.ts';
import { codeOf, EmbeddedError } from './errors.ts';

/** How to reach the server; what `pg` takes. */
export interface Connection {
  /** The private folder of its socket. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** `owner` runs the server; `takeover` stops one that a crash left behind. */
export type Claim = 'owner' | 'takeover';

export type LockAnswer =
  | { kind: 'got'; client: pg.Client }
  | { kind: 'held'; by: Claim; pid: number | undefined }
  /** No server answers, or it is starting or stopping. */
  | { kind: 'unreachable' };

/** Two fixed numbers that mean "this product runs on this cluster". */
const KEY = [0x464c_6578, 0x5265_7669] as const;
/** Not the product's own database: that one must stay free to be copied as a template or replaced. */
const LOCK_DATABASE = 'postgres';
/** PostgreSQL stopping (57014 while we sign in), crashed or starting; too many clients. */
const PASSING_STATES = ['57P01', '57P02', '57P03', '57014', '53300'];
/** No socket, nobody behind it, a queue before it, or gone while we spoke. */
const PASSING_ERRORS = ['ENOENT', 'ECONNREFUSED', 'EAGAIN', 'ECONNRESET', 'EPIPE'];

/**
 * Tries to become the one process that owns the server. The lock lasts as long as the connection that is returned:
 * PostgreSQL frees it when our process dies, however it dies.
 */
export async function tryLock(connection: Connection, claim: Claim): Promise<LockAnswer> {
  const client = new pg.Client({
    ...connection,
    database: LOCK_DATABASE,
    application_name: `flex-living-reviews ${claim} ${process.pid}`,
    connectionTimeoutMillis: 5000,
  });
  // Without a listener a server that goes away would end our process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS got', [...KEY]);
    if (rows[0]?.got) return { kind: 'got', client };
    const holder = await nameOfHolder(client);
    await client.end();
    return holder;
  } catch (error) {
    await client.end().catch(() => {});
    if (isPassing(error)) return { kind: 'unreachable' };
    throw new EmbeddedError(`The embedded PostgreSQL in ${connection.host} refuses us: ${messageOf(error)}`);
  }
}

async function nameOfHolder(client: pg.Client): Promise<LockAnswer> {
  const { rows } = await client.query(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND objsubid = 2 AND granted`,
    [...KEY],
  );
  const [, by, pid] = String(rows[0]?.name ?? '').split(' ');
  // Gone between the two questions: somebody is at work, so ask again.
  return { kind: 'held', by: by === 'owner' ? 'owner' : 'takeover', pid: Number(pid) || undefined };
}

/** The driver gives no code where the server went away between two of our messages. */
function isPassing(error: unknown): boolean {
  return ['', ...PASSING_STATES, ...PASSING_ERRORS].includes(codeOf(error));
}
