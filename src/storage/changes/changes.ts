import type pg from 'pg';
import { messageOf } from '#domain/errors.ts';
import { type Change, parseChange } from '#domain/notifications/change.ts';
import { type Listener, openListener } from './listener.ts';
import { PUBLISH } from './outbox.ts';

/** Notifications of changes by any process on this database, this one included. */
export interface Changes {
  /** Whether notifications arrive. While they do not, cached data must not be used. */
  readonly isLive: boolean;
  /** @returns ends the subscription */
  subscribe(subscriber: (change: Change) => void): () => void;
  /** Starts to listen on a dedicated connection, which reconnects by itself. Before that, changes are only sent. */
  listen(): Promise<void>;
  /**
   * Publishes the outbox of committed transactions. When it resolves, subscribers in this process have been notified, or
   * `isLive` is false. Never fails: what could not be published stays in the outbox for the next call.
   */
  publish(): Promise<void>;
  close(): Promise<void>;
}

export interface ChangesOptions {
  pool: pg.Pool;
  /** Where to listen; see `ListenerOptions`. */
  connection: pg.ClientConfig;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}

export function openChanges({ pool, connection, log }: ChangesOptions): Changes {
  const subscribers = new Set<(change: Change) => void>();
  let listener: Listener | null = null;
  const notify = (change: Change) => {
    for (const subscriber of subscribers) subscriber(change);
  };

  async function publishOutbox(): Promise<void> {
    try {
      if (listener?.isLive) return await listener.publish();
    } catch {
      // The subscriber has logged its failure; the pool may still reach the database.
    }
    try {
      await pool.query(PUBLISH);
    } catch (error) {
      log.warn(
        { reason: messageOf(error) },
        'a change could not be published; the next call will publish it',
      );
    }
  }

  // Calls while one is running share the next one.
  let underWay: Promise<void> = Promise.resolve();
  let following: Promise<void> | null = null;
  return {
    get isLive() {
      return listener?.isLive ?? false;
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async listen() {
      listener ??= await openListener({
        connection,
        onNotification: (text) => {
          const change = parseChange(text);
          if (change) notify(change);
        },
        onInterruption: () => notify({ topic: 'everything' }),
        log: (state, reason) =>
          state === 'broken'
            ? log.warn(
                { reason },
                'notifications from other processes do not arrive; caches are not used until they do',
              )
            : log.info({}, 'notifications from other processes arrive again'),
      });
    },
    publish() {
      following ??= underWay.then(() => {
        following = null;
        underWay = publishOutbox();
        return underWay;
      });
      return following;
    },
    async close() {
      await listener?.close();
    },
  };
}
