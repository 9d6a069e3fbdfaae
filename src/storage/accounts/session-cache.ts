import { LRUCache } from 'lru-cache';
import type { Changes } from '../events/changes.ts';

/** Also bounds how long a user stays signed in after a lost event. */
const MAX_AGE_MS = 30_000;
const MAX_SESSIONS = 1_000;

/** The holder of a session or an API token, and when it ends. */
export interface Session<Holder extends object> {
  user: Holder;
  expiresAt: Date;
}

/**
 * Caches the user of each session in use, by its cookie, and the holder of each API token, by its hash, so that most
 * requests need no query. An event about any session, token or user, on this or another machine, clears the cache.
 * Nothing is cached while events do not arrive.
 *
 * @param find looks up the session of a cookie; null if there is none
 */
export function cacheSessions<Holder extends object>(
  changes: Pick<Changes, 'isLive' | 'subscribe'>,
  find: (key: string) => Promise<Session<Holder> | null>,
): { holderOf(key: string): Promise<Holder | null>; isCached(key: string): boolean } {
  const cache = new LRUCache<string, Holder>({ max: MAX_SESSIONS, ttl: MAX_AGE_MS });
  /** Shared, so that a flood of requests with the cookie of an ended session does not occupy the database. */
  let lookups = new Map<string, Promise<Holder | null>>();
  changes.subscribe(({ topic }) => {
    if (topic !== 'session' && topic !== 'everything') return;
    cache.clear();
    // A query that began before the event may not see its change.
    lookups = new Map();
  });

  async function lookUp(key: string, current: typeof lookups): Promise<Holder | null> {
    const session = await find(key);
    // An event that arrived during the query may be about this session.
    if (session && changes.isLive && lookups === current) {
      const ttl = Math.min(MAX_AGE_MS, session.expiresAt.getTime() - Date.now());
      if (ttl > 0) cache.set(key, session.user, { ttl });
    }
    return session?.user ?? null;
  }

  async function holderOf(key: string): Promise<Holder | null> {
    const current = lookups;
    if (!changes.isLive) return lookUp(key, current);
    const found = cache.get(key) ?? current.get(key);
    if (found) return found;
    const looking = lookUp(key, current).finally(() => current.delete(key));
    current.set(key, looking);
    return looking;
  }
  return { holderOf, isCached: (key) => changes.isLive && cache.has(key) };
}
