/** The oldest data, in milliseconds, that a read from the replica may return. A replica that lags more is not read. */
export const REPLICA_LAG_LIMIT_MS = 5_000;

/** How long after a change, in milliseconds, a client that made it or was notified of it reads from the primary. */
export const PRIMARY_READS_MS = 2 * REPLICA_LAG_LIMIT_MS;
