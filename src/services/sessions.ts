import { AppError } from '#domain/errors.ts';
import { networkPlace } from '#domain/network-place.ts';
import type { User } from '#domain/user.ts';
import type { Context } from './context.ts';

const WINDOW_SECONDS = 15 * 60;

/**
 * Failures within the window after which a sign-in is refused unseen. One person at one place may err a few times;
 * one place may try few names; and one name, whoever asks from wherever, not without end. The last is generous, for
 * it also locks out the person whose name it is.
 */
const LIMITS = { 'user-at-address': 5, address: 30, user: 60 } as const;
type LimitKind = keyof typeof LIMITS;

/**
 * Signs a manager in. Only failures are counted, and a success forgets those of this person at this place.
 *
 * @returns the user and the `Set-Cookie` values of the new session
 * @throws unauthenticated for any wrong pair, rate-limited after repeated failures
 */
export async function signIn(
  { accounts, storage }: Context,
  credentials: { username: string; password: string },
  origin: { address: string; userAgent: string },
): Promise<{ user: User; setCookies: string[] }> {
  const keys = keysOf(credentials.username, networkPlace(origin.address));
  const all = Object.values(keys);
  refuseBeyondLimits(await storage.signInFailures.recent(all, WINDOW_SECONDS), keys);
  const session = await accounts.signIn(credentials, origin);
  try {
    // Guesses that come all at once pass the first look together; here each sees what the ones before it came to.
    await storage.transact(async (tx) => {
      await tx.signInFailures.lock(keys['user-at-address']);
      const failures = await tx.signInFailures.recent(all, WINDOW_SECONDS);
      refuseBeyondLimits(failures, keys);
      if (!session) await tx.signInFailures.insert(all);
      else if (failures.has(keys['user-at-address'])) await tx.signInFailures.delete(keys['user-at-address']);
    });
  } catch (error) {
    if (session) await accounts.signOut(session.cookie);
    throw error;
  }
  if (!session) throw new AppError('unauthenticated', 'Invalid username or password');
  return session;
}

/** Failures that are too old to count are removed by the clock. */
export async function sweepSignInFailures({ storage }: Context): Promise<void> {
  await storage.transact((tx) => tx.signInFailures.deleteExpired(WINDOW_SECONDS));
}

function keysOf(username: string, place: string): Record<LimitKind, string> {
  const name = username.toLowerCase();
  return { 'user-at-address': `${name} at ${place}`, address: `at ${place}`, user: name };
}

type Failures = Awaited<ReturnType<Context['storage']['signInFailures']['recent']>>;

/** @throws rate-limited */
function refuseBeyondLimits(failures: Failures, keys: Record<LimitKind, string>): void {
  for (const kind of Object.keys(LIMITS) as LimitKind[]) {
    const recent = failures.get(keys[kind]);
    if (recent && recent.count >= LIMITS[kind]) throw tooManyFailures(recent.oldestAgeSeconds);
  }
}

function tooManyFailures(oldestAgeSeconds: number): AppError {
  const wait = Math.max(1, Math.ceil(WINDOW_SECONDS - oldestAgeSeconds));
  return new AppError(
    'rate-limited',
    `Too many failed sign-ins. Please wait ${Math.ceil(wait / 60)} minute(s) and try again.`,
    { retryAfterSeconds: wait },
  );
}
