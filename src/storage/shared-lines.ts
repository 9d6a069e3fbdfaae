import pg from 'pg';

/** Two keep two cores busy; more brought nothing. */
export const LINES = 2;
/** A short statement that takes this long waits for something, and then nobody queues up behind it. */
const STUCK_MS = 250;
/** A connection that holds so many prepared statements is exchanged, so that their variety fills no server's memory. */
const MOST_NAMES = 200;
/** SQLSTATE of a name that nothing is prepared under: whoever should have prepared it has failed. */
const NOT_PREPARED = '26000';

type Named = pg.QueryConfig & { name: string };

/** Connections on which short prepared statements are sent one after the other, without waiting for the answers in between. */
export interface SharedLines {
  query<Row extends pg.QueryResultRow>(query: Named): Promise<pg.QueryResult<Row>>;
  /** After what is under way. */
  close(): Promise<void>;
}

/**
 * @param connections of pipelining clients, as many as there are lines
 * @param otherwise takes what comes while every line is held up by something
 */
export function shareLines(connections: pg.Pool, otherwise: pg.Pool): SharedLines {
  const lines = Array.from({ length: LINES }, () => openLine(connections));
  return {
    async query<Row extends pg.QueryResultRow>(query: Named) {
      const free = lines.reduce((one, other) => (other.waiting() < one.waiting() ? other : one));
      const { name, ...unnamed } = query;
      if (free.isStuck()) return otherwise.query<Row>(unnamed);
      try {
        return await free.query<Row>(query);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === NOT_PREPARED)) throw error;
        return otherwise.query<Row>(unnamed);
      }
    },
    async close() {
      for (const line of lines) line.hangUp();
      await connections.end();
    },
  };
}

function openLine(connections: pg.Pool) {
  let open: Promise<pg.PoolClient> | null = null;
  let names = new Set<string>();
  let waiting = 0;
  let heardAt = 0;

  function hangUp(): void {
    // Its client ends after what it was given. One that could not be opened has told whoever waited for it.
    open?.then(
      (client) => client.release(true),
      () => {},
    );
    open = null;
    names = new Set();
  }

  function connect(): Promise<pg.PoolClient> {
    const opening = connections.connect();
    const forget = () => {
      if (open === opening) hangUp();
    };
    opening.then((client) => client.once('error', forget).once('end', forget), forget);
    return opening;
  }

  return {
    waiting: () => waiting,
    isStuck: () => waiting > 0 && performance.now() - heardAt > STUCK_MS,
    hangUp,
    async query<Row extends pg.QueryResultRow>(query: Named): Promise<pg.QueryResult<Row>> {
      if (waiting === 0) heardAt = performance.now();
      waiting += 1;
      try {
        if (names.size >= MOST_NAMES && !names.has(query.name)) hangUp();
        names.add(query.name);
        open ??= connect();
        const mine = open;
        const client = await mine;
        return await client.query<Row>(query).catch((error: unknown) => {
          // The server ends the connection, and says so a moment before it does.
          if (open === mine && error instanceof pg.DatabaseError && error.severity === 'FATAL') hangUp();
          throw error;
        });
      } finally {
        heardAt = performance.now();
        waiting -= 1;
      }
    },
  };
}
