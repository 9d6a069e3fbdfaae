/** SQLSTATE of a statement that exceeded its time limit. */
const QUERY_CANCELED = '57014';
/** SQLSTATE of a full disk. */
const DISK_FULL = '53100';
/** SQLSTATE class 40: the transaction was rolled back because of another one, as after a deadlock. */
const ROLLED_BACK = /^40/;
/**
 * SQLSTATE classes 08 (connection), 28 (authorization), 3D (no such database), 53 (resources) and 57P (shutdown), and
 * the codes of the socket.
 */
const UNREACHABLE = /^(08|28|3D|53|57P0)|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/;
/** What `pg` throws without a code. */
const UNREACHABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error/;

/** What an error of PostgreSQL means after which another attempt may succeed; null for any other error. */
export function databaseProblem(
  error: unknown,
): 'database-slow' | 'disk-full' | 'concurrent-change' | 'database-away' | null {
  if (!(error instanceof Error)) return null;
  const { code = '', syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return null;
  if (code === QUERY_CANCELED) return 'database-slow';
  if (code === DISK_FULL) return 'disk-full';
  if (ROLLED_BACK.test(code)) return 'concurrent-change';
  // The socket of a server on this machine is a file.
  const hasNoSocket = code === 'ENOENT' && syscall === 'connect';
  const isAway = hasNoSocket || UNREACHABLE.test(code) || UNREACHABLE_MESSAGE.test(error.message);
  return isAway ? 'database-away' : null;
}
