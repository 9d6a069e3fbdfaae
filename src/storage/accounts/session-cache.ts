import { LRUCache } from 'lru-cache';
import type { SessionUser } from '#domain/user.ts';
import type { Changes } from '../changes/changes.ts';

/** Also bounds how long a user stays signed in after a lost event. */
const MAX_AGE_MS = 30_000;
const MAX_SESSIONS = 1_000;

/** The user of a session, and when it ends. */
export interface Session {
  user: SessionUser;
  expiresAt: Date;
}

/**
 * Caches the user of each session in use, by its cookie, so that most requests need no query. An event about
 * any session or user, on this or another machine, clears the cache. Nothing is cached while events do not arrive.
 *
 * @param find looks up the session of a cookie; null if there is none
 */
export function cacheSessions(
  changes: Pick<Changes, 'isLive' | 'subscribe'>,
  find: (cookie: string) => Promise<Session | null>,
): (cookie: string) => Promise<SessionUser | null> {
  const cache = new LRUCache<string, SessionUser>({ max: MAX_SESSIONS, ttl: MAX_AGE_MS });
  let events = 0;
  changes.subscribe(({ topic }) => {
    if (topic !== 'session' && topic !== 'everything') return;
    events += 1;
    cache.clear();
  });

  return async (cookie) => {
    const cached = changes.isLive ? cache.get(cookie) : undefined;
    if (cached) return cached;
    const before = events;
    const session = await find(cookie);
    // An event that arrived during the query may be about this session.
    if (session && changes.isLive && events === before) {
      const ttl = Math.min(MAX_AGE_MS, session.expiresAt.getTime() - Date.now());
      if (ttl > 0) cache.set(cookie, session.user, { ttl });
    }
    return session?.user ?? null;
  };
}
