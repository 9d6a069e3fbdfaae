import { AppError } from '#domain/errors.ts';
import type { User } from '#domain/user.ts';
import type { Context } from './context.ts';
import { recordSecurityEvent } from './security-events.ts';

const WINDOW_SECONDS = 15 * 60;

/**
 * How many failures within the window block further sign-ins: of one user at one address, of one address, and of one
 * user at any address. The last is high, because reaching it locks the user out.
 */
const LIMITS = { 'user-at-address': 5, address: 30, user: 60 } as const;
type LimitKind = keyof typeof LIMITS;
const LIMIT_KINDS = Object.keys(LIMITS) as LimitKind[];

/**
 * Signs a user in. Only failures are counted, and a success clears those of this user at this address.
 *
 * @param previousCookie the `Cookie` header of the request, whose session the new one replaces
 * @returns the user and the `Set-Cookie` values of the new session
 * @throws unauthenticated for any wrong pair, rate-limited after repeated failures
 */
export async function signIn(
  context: Context,
  credentials: { username: string; password: string },
  origin: { address: string; userAgent: string },
  previousCookie?: string,
): Promise<{ user: User; setCookies: string[] }> {
  const { accounts, storage } = context;
  const { address } = origin;
  const keys = keysOf(credentials.username, ipPrefix(address));
  const all = Object.values(keys);
  refuseBeyondLimits(await storage.signInFailures.recent(all, WINDOW_SECONDS), keys);
  const session = await accounts.signIn(credentials, origin);
  let reached: LimitKind[] = [];
  try {
    // Concurrent guesses pass the first check together, so the limit is checked again one at a time.
    await storage.transact(async (tx) => {
      await tx.signInFailures.lock(keys['user-at-address']);
      const failures = await tx.signInFailures.recent(all, WINDOW_SECONDS);
      refuseBeyondLimits(failures, keys);
      if (!session) {
        await tx.signInFailures.insert(all);
        reached = LIMIT_KINDS.filter((kind) => (failures.get(keys[kind])?.count ?? 0) + 1 >= LIMITS[kind]);
      } else if (failures.has(keys['user-at-address'])) {
        await tx.signInFailures.delete(keys['user-at-address']);
      }
    });
  } catch (error) {
    if (session) await accounts.signOut(session.cookie);
    throw error;
  }
  if (!session) {
    await recordFailure(context, credentials.username, address, reached);
    throw new AppError('unauthenticated', 'Invalid username or password');
  }
  await accounts.signOut(previousCookie);
  const actor = { kind: 'user', name: session.user.username, address } as const;
  await recordSecurityEvent(context, actor, { action: 'sign-in.succeeded' });
  return session;
}

/** @param reached the limits that this failure has reached */
async function recordFailure(
  context: Context,
  username: string,
  address: string,
  reached: LimitKind[],
): Promise<void> {
  const anonymous = { kind: 'anonymous', name: null, address } as const;
  // Some type their password in the wrong field, so only existing usernames are recorded.
  const target = (await context.accounts.exists(username)) ? username.toLowerCase() : undefined;
  await recordSecurityEvent(context, anonymous, { action: 'sign-in.failed', target });
  for (const limit of reached) {
    await recordSecurityEvent(context, anonymous, {
      action: 'sign-in.locked-out',
      target,
      detail: { limit, seconds: WINDOW_SECONDS },
    });
  }
}

/** Deletes failures that are too old to count, and sessions that have ended. Called by the scheduler. */
export async function sweepSignIns({ storage, accounts }: Context): Promise<void> {
  await accounts.deleteExpiredSessions();
  await storage.transact((tx) => tx.signInFailures.deleteExpired(WINDOW_SECONDS));
}

function keysOf(username: string, prefix: string): Record<LimitKind, string> {
  const name = username.toLowerCase();
  return { 'user-at-address': `${name} at ${prefix}`, address: `at ${prefix}`, user: name };
}

type Failures = Awaited<ReturnType<Context['storage']['signInFailures']['recent']>>;

/** @throws rate-limited */
function refuseBeyondLimits(failures: Failures, keys: Record<LimitKind, string>): void {
  for (const kind of LIMIT_KINDS) {
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

/** Providers assign at least a /64 network to each customer. */
const CUSTOMER_GROUPS = 4;

/** The part of an address that identifies a customer: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function ipPrefix(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (ipv4?.[1]) return ipv4[1];
  if (!address.includes(':')) return address;
  const [before = '', after] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const groups = before === '' ? [] : before.split(':');
  const missing = after === undefined ? 0 : 8 - groups.length - after.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(after ?? '').split(':')];
  const network = all.slice(0, CUSTOMER_GROUPS).map((group) => group.replace(/^0+(?=.)/, '') || '0');
  return `${network.join(':')}::/64`;
}
