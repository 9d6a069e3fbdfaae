import pg from 'pg';
import { messageOf } from '#domain/errors.ts';
import { ANNOUNCE, CHANNEL } from './outbox.ts';

const CONNECTION_TIMEOUT_MS = 5_000;
/** A statement of ours takes a millisecond; after this long the connection is dead, whatever TCP believes. */
const ANSWER_TIMEOUT_MS = 3_000;
/** How often the connection is tried, and what others left in the outbox is announced. */
const HEARTBEAT_MS = 5_000;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;

export interface LineOptions {
  /** A way to PostgreSQL itself: LISTEN means nothing to a pooler that shares connections among transactions. */
  connection: pg.ClientConfig;
  hear: (text: string) => void;
  /** Called when news may have been missed: the connection broke, or is there again. */
  interrupted: () => void;
  log: (state: 'broken' | 'mended', reason: string) => void;
}

/** A connection of its own that listens for news and comes back by itself. */
export interface Line {
  readonly isLive: boolean;
  /** @throws when the line is not live or breaks meanwhile */
  announce(): Promise<void>;
  close(): Promise<void>;
}

/** Resolves after the first attempt, whether or not it succeeded. */
export async function openLine({ connection, hear, interrupted, log }: LineOptions): Promise<Line> {
  let live: pg.Client | null = null;
  let isClosed = false;
  let heard = 0;
  let delay = FIRST_DELAY_MS;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      ...connection,
      application_name: 'flex-living-reviews changes',
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => {
      heard += 1;
      if (payload !== '') hear(payload);
    });
    client.on('error', (error) => lose(client, messageOf(error)));
    client.on('end', () => lose(client, 'the connection ended'));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await announceOn(client);
      if (isClosed) return discard(client);
      if (delay > FIRST_DELAY_MS) log('mended', '');
      delay = FIRST_DELAY_MS;
      interrupted();
      live = client;
    } catch (error) {
      discard(client);
      tryLater(messageOf(error));
    }
  }

  function lose(client: pg.Client, reason: string): void {
    if (client !== live) return;
    live = null;
    interrupted();
    discard(client);
    tryLater(reason);
  }

  function tryLater(reason: string): void {
    if (isClosed) return;
    if (delay === FIRST_DELAY_MS) log('broken', reason);
    // Many processes lose the same database at the same moment, and must not all come back at another.
    retry = setTimeout(connect, delay * (0.5 + Math.random())).unref();
    delay = Math.min(delay * 2, LONGEST_DELAY_MS);
  }

  async function announceOn(client: pg.Client): Promise<void> {
    const before = heard;
    await client.query(ANNOUNCE);
    if (heard === before) throw new Error('what it announces itself does not come back: is there a pooler?');
  }

  async function announce(): Promise<void> {
    const client = live;
    if (!client) throw new Error('the connection does not listen');
    try {
      await announceOn(client);
    } catch (error) {
      lose(client, messageOf(error));
      throw error;
    }
  }

  await connect();
  const heartbeat = setInterval(() => {
    // A failure has been dealt with where it happened.
    if (live) announce().catch(() => {});
  }, HEARTBEAT_MS).unref();
  return {
    get isLive() {
      return live !== null;
    },
    announce,
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

/** Ends a connection that is of no more use; it may be too broken to say goodbye. */
function discard(client: pg.Client): void {
  client.end().catch(() => {});
}
