import pg from 'pg';
import { messageOf } from '#domain/errors.ts';
import { changesOf, QUIET_KINDS, SHOWN_KINDS } from '#domain/events/event.ts';
import {
  type Change,
  type PresenceChange,
  parseNotification,
  serializePresence,
} from '#domain/notifications/change.ts';

/** The NOTIFY channel of all processes on one database. An empty payload means that there are new events. */
const CHANNEL = 'reviews_events';
export const NOTIFY = `select pg_notify('${CHANNEL}', $1)`;
/** If one read finds more changes than this, everything counts as changed. */
const MAX_CHANGES = 1_000;
const EVERYTHING: Change = { topic: 'everything' };

/**
 * The events that were committed since a snapshot and that pages show, and the snapshot for the next read. Ids are assigned
 * before the commit, so a reader that continued after the highest id would miss the events of slower transactions. Uses the
 * index `events_by_transaction`.
 */
const READ = `select pg_current_snapshot()::text as snapshot, (select coalesce(json_agg(found), '[]') from (
    select distinct kind, listing_id as listing, case when kind = any($2) then review_id end as review from events
    where tx >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(tx, $1::pg_snapshot) and kind = any($3)
    limit ${MAX_CHANGES + 1}) as found) as events`;
const READ_AND_NOTIFY = `${READ}, pg_notify('${CHANNEL}', '')`;

const CONNECTION_TIMEOUT_MS = 5_000;
/** Our statements take a millisecond, so a connection that needs longer than this is dead. */
const QUERY_TIMEOUT_MS = 3_000;
/** How often the connection is checked, and the events of processes that crashed before they notified others are read. */
const HEARTBEAT_MS = 5_000;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 5_000;

/** Notifications of what any process on this database changes, including this one. */
export interface Changes {
  /** Whether notifications arrive. While they do not, cached data must not be used. */
  readonly isLive: boolean;
  /** @returns ends the subscription */
  subscribe(subscriber: (change: Change) => void): () => void;
  /** Starts to listen on a dedicated connection, which reconnects by itself. Until then, changes are sent but not received. */
  listen(): Promise<void>;
  /**
   * Notifies all processes of committed events. When it resolves, subscribers in this process have received everything
   * that was committed before, or `isLive` is false. Never rejects: after a failure, the next call sends the notification.
   */
  publish(): Promise<void>;
  /** Sends the presence of a person to all processes. It is not stored. */
  announce(presence: PresenceChange): Promise<void>;
  close(): Promise<void>;
}

export interface ChangesOptions {
  pool: pg.Pool;
  /** A direct connection to PostgreSQL: LISTEN does not work through a pooler in transaction mode. */
  connection: pg.ClientConfig;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}

interface Live {
  client: pg.Client;
  /** The snapshot of the last read. The next one reads what was committed since. */
  snapshot: string;
  /** How many of its own notifications this connection has received. */
  received: number;
}

export function openChanges({ pool, connection, log }: ChangesOptions): Changes {
  const subscribers = new Set<(change: Change) => void>();
  let live: Live | null = null;
  let isListening = false;
  let isClosed = false;
  let delay = FIRST_DELAY_MS;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let mustNotify = false;
  const read = coalesced(readOnce);

  function publish(): Promise<void> {
    mustNotify = true;
    return read();
  }

  function notify(change: Change): void {
    for (const subscriber of subscribers) subscriber(change);
  }

  /** Resolves after the first attempt, whether or not it succeeded. */
  async function connect(): Promise<void> {
    const client = new pg.Client({
      ...connection,
      application_name: 'flex-living-reviews changes',
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      // Else a server that waits for a lock would keep the connection, and each attempt would add one.
      statement_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    const opened: Live = { client, snapshot: '', received: 0 };
    client.on('notification', ({ payload = '', processId }) => {
      const change = parseNotification(payload);
      if (change) notify(change);
      else if (processId === pidOf(client)) opened.received += 1;
      else void read();
    });
    client.on('error', (error) => lose(opened, messageOf(error)));
    client.on('end', () => lose(opened, 'the connection ended'));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await client.query(NOTIFY, ['']);
      if (opened.received === 0) throw new Error('its own notification did not arrive: is there a pooler?');
      opened.snapshot = (
        await client.query('select pg_current_snapshot()::text as snapshot')
      ).rows[0].snapshot;
      if (isClosed) return discard(client);
      if (delay > FIRST_DELAY_MS) log.info({}, 'notifications from other processes arrive again');
      delay = FIRST_DELAY_MS;
      // Events committed before the snapshot are not read.
      notify(EVERYTHING);
      live = opened;
    } catch (error) {
      discard(client);
      reconnectLater(messageOf(error));
    }
  }

  function lose(lost: Live, reason: string): void {
    if (lost !== live) return;
    live = null;
    notify(EVERYTHING);
    discard(lost.client);
    reconnectLater(reason);
  }

  function reconnectLater(reason: string): void {
    if (isClosed) return;
    if (delay === FIRST_DELAY_MS) {
      log.warn(
        { reason },
        'notifications from other processes do not arrive; caches are not used until they do',
      );
    }
    // Random, because all processes lose the database at the same time and must not all reconnect at the same time.
    retry = setTimeout(connect, delay * (0.5 + Math.random())).unref();
    delay = Math.min(delay * 2, MAX_DELAY_MS);
  }

  /** Notifies subscribers of the events since the last read, and other processes if that is due. */
  async function readOnce(): Promise<void> {
    const isNotifying = mustNotify;
    mustNotify = false;
    const from = live;
    try {
      if (!from) throw new Error('the connection is broken');
      // PostgreSQL delivers notifications in order: once its own has arrived, so have those of all earlier commits.
      const text = isNotifying ? READ_AND_NOTIFY : READ;
      const values = [from.snapshot, QUIET_KINDS, SHOWN_KINDS];
      const { rows } = await from.client.query({ name: `read events ${isNotifying}`, text, values });
      from.snapshot = rows[0].snapshot;
      const changes = rows[0].events.length > MAX_CHANGES ? [EVERYTHING] : changesOf(rows[0].events);
      for (const change of changes) notify(change);
    } catch (error) {
      if (from) lose(from, messageOf(error));
      // The pool may still reach the database.
      if (isNotifying) await notifyOthers();
    }
  }

  async function notifyOthers(): Promise<void> {
    await pool.query(NOTIFY, ['']).catch((error: unknown) => {
      log.warn(
        { reason: messageOf(error) },
        'a change could not be published; the next call will publish it',
      );
    });
  }

  return {
    get isLive() {
      return live !== null;
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async listen() {
      if (isListening) return;
      isListening = true;
      heartbeat = setInterval(() => {
        if (live) void read();
      }, HEARTBEAT_MS).unref();
      await connect();
    },
    publish,
    async announce(presence) {
      await pool.query(NOTIFY, [serializePresence(presence)]);
      await publish();
    },
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      const last = live;
      live = null;
      await last?.client.end();
    },
  };
}

/** Calls made while the work runs share its next run. */
function coalesced(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let following: Promise<void> | null = null;
  return () => {
    following ??= underWay.then(() => {
      following = null;
      underWay = work();
      return underWay;
    });
    return following;
  };
}

/** The process of PostgreSQL that serves a connection; the types of the library omit it. */
const pidOf = (client: pg.Client) => (client as pg.Client & { processID: number }).processID;

/** Closes a connection that may be broken. */
function discard(client: pg.Client): void {
  client.end().catch(() => {});
}
