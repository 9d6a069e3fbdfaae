import pg from 'pg';
import { messageOf } from '#domain/errors.ts';
import { CHANNEL, PUBLISH } from './outbox.ts';

const CONNECTION_TIMEOUT_MS = 5_000;
/** Our statements take a millisecond, so a connection that needs longer than this is dead. */
const QUERY_TIMEOUT_MS = 3_000;
/** How often the connection is checked and the outbox published. */
const HEARTBEAT_MS = 5_000;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 5_000;

export interface ListenerOptions {
  /** A direct connection to PostgreSQL: LISTEN does not work through a pooler in transaction mode. */
  connection: pg.ClientConfig;
  onNotification: (text: string) => void;
  /** Called when notifications may have been missed: after a disconnect and after a reconnect. */
  onInterruption: () => void;
  log: (state: 'broken' | 'restored', reason: string) => void;
}

/** A dedicated connection that listens for notifications and reconnects by itself. */
export interface Listener {
  readonly isLive: boolean;
  /** @throws when the connection is not live or breaks in the meantime */
  publish(): Promise<void>;
  close(): Promise<void>;
}

/** Resolves after the first attempt, whether or not it succeeded. */
export async function openListener({
  connection,
  onNotification,
  onInterruption,
  log,
}: ListenerOptions): Promise<Listener> {
  let live: pg.Client | null = null;
  let isClosed = false;
  let received = 0;
  let delay = FIRST_DELAY_MS;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      ...connection,
      application_name: 'flex-living-reviews changes',
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => {
      received += 1;
      if (payload !== '') onNotification(payload);
    });
    client.on('error', (error) => lose(client, messageOf(error)));
    client.on('end', () => lose(client, 'the connection ended'));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await publishOn(client);
      if (isClosed) return discard(client);
      if (delay > FIRST_DELAY_MS) log('restored', '');
      delay = FIRST_DELAY_MS;
      onInterruption();
      live = client;
    } catch (error) {
      discard(client);
      reconnectLater(messageOf(error));
    }
  }

  function lose(client: pg.Client, reason: string): void {
    if (client !== live) return;
    live = null;
    onInterruption();
    discard(client);
    reconnectLater(reason);
  }

  function reconnectLater(reason: string): void {
    if (isClosed) return;
    if (delay === FIRST_DELAY_MS) log('broken', reason);
    // Random, because all processes lose the database at the same time and must not all reconnect at the same time.
    retry = setTimeout(connect, delay * (0.5 + Math.random())).unref();
    delay = Math.min(delay * 2, MAX_DELAY_MS);
  }

  async function publishOn(client: pg.Client): Promise<void> {
    const before = received;
    await client.query(PUBLISH);
    if (received === before) throw new Error('its own notification did not arrive: is there a pooler?');
  }

  async function publish(): Promise<void> {
    const client = live;
    if (!client) throw new Error('the listener is not connected');
    try {
      await publishOn(client);
    } catch (error) {
      lose(client, messageOf(error));
      throw error;
    }
  }

  await connect();
  const heartbeat = setInterval(() => {
    // `publish` has handled the failure.
    if (live) publish().catch(() => {});
  }, HEARTBEAT_MS).unref();
  return {
    get isLive() {
      return live !== null;
    },
    publish,
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      const last = live;
      live = null;
      await last?.end();
    },
  };
}

/** Closes a connection that may be broken. */
function discard(client: pg.Client): void {
  client.end().catch(() => {});
}
