import type pg from 'pg';
import { type Change, parseChange } from '#domain/change.ts';
import { messageOf } from '#domain/errors.ts';
import { type Line, openLine } from './line.ts';
import { ANNOUNCE } from './outbox.ts';

/** News of what changed, from every process on this database, the own one included. */
export interface Changes {
  /** Whether news arrives. While it does not, nothing that was read before may be trusted. */
  readonly isLive: boolean;
  /** @returns ends the subscription */
  subscribe(listener: (change: Change) => void): () => void;
  /** Begins to listen on a connection of its own; until then news is only sent. Comes back by itself when it breaks. */
  listen(): Promise<void>;
  /**
   * Announces what committed transactions have noted. Once answered, subscribers in this process have heard it, or
   * know that nothing arrives. Never fails: what could not be announced stays noted for the next who tries.
   */
  tell(): Promise<void>;
  close(): Promise<void>;
}

export interface ChangesOptions {
  pool: pg.Pool;
  /** Where to listen; see `LineOptions`. */
  connection: pg.ClientConfig;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}

export function openChanges({ pool, connection, log }: ChangesOptions): Changes {
  const listeners = new Set<(change: Change) => void>();
  let line: Line | null = null;
  const publish = (change: Change) => {
    for (const listener of listeners) listener(change);
  };

  async function announce(): Promise<void> {
    try {
      if (line?.isLive) return await line.announce();
    } catch {
      // The line broke and says so itself; the pool may still have a way.
    }
    try {
      await pool.query(ANNOUNCE);
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'a change could not be announced; it will be with the next one');
    }
  }

  // Transactions that commit during a notification share the next one.
  let underWay: Promise<void> = Promise.resolve();
  let following: Promise<void> | null = null;
  return {
    get isLive() {
      return line?.isLive ?? false;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async listen() {
      line ??= await openLine({
        connection,
        hear: (text) => {
          const change = parseChange(text);
          if (change) publish(change);
        },
        interrupted: () => publish({ topic: 'everything' }),
        log: (state, reason) =>
          state === 'broken'
            ? log.warn({ reason }, 'news from other processes does not arrive; pages are made anew meanwhile')
            : log.info({}, 'news from other processes arrives again'),
      });
    },
    tell() {
      following ??= underWay.then(() => {
        following = null;
        underWay = announce();
        return underWay;
      });
      return following;
    },
    async close() {
      await line?.close();
    },
  };
}
