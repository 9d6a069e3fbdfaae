import type { User } from '#domain/user.ts';
import type { Changes } from '../changes/changes.ts';

/** What is kept of a session: no longer than this even without news, and no more than so many. */
const MAX_AGE_MS = 30_000;
const MOST_KEPT = 5_000;

/** Whose a session is, and when it ends. */
export interface OpenSession {
  user: User;
  expiresAt: Date;
}

/**
 * Remembers whose the sessions in use are, so that most requests ask nobody. News that any session or user has changed,
 * here or on another machine, forgets them all; while news does not arrive nothing is remembered.
 */
export function keepSessions(
  changes: Pick<Changes, 'isLive' | 'subscribe'>,
  find: (tokens: readonly string[]) => Promise<OpenSession | null>,
  now: () => number = Date.now,
) {
  const kept = new Map<string, { user: User; until: number }>();
  let heard = 0;
  changes.subscribe(({ topic }) => {
    if (topic !== 'session' && topic !== 'everything') return;
    heard += 1;
    kept.clear();
  });

  /** @param tokens of cookies that we have signed */
  return async function userOf(tokens: readonly string[]): Promise<User | null> {
    const key = tokens.join(' ');
    const known = changes.isLive ? kept.get(key) : undefined;
    if (known && known.until > now()) return known.user;
    const before = heard;
    const session = await find(tokens);
    // What was heard meanwhile may have been about this one.
    if (session && changes.isLive && heard === before) {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, {
        user: session.user,
        until: Math.min(now() + MAX_AGE_MS, session.expiresAt.getTime()),
      });
    }
    return session?.user ?? null;
  };
}
