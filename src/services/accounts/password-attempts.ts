import { networksOf } from '#domain/accounts/network.ts';
import { AppError } from '#domain/errors.ts';
import type { EventActor, FailedAttempt, FailureKind } from '#domain/events/event.ts';
import type { SignIns, Stored } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';

export const WINDOW_SECONDS = 15 * 60;

/**
 * How many failures within the window block further attempts of one user on a device where they have signed in before,
 * and elsewhere: of one user or of all from one network, and of one user from anywhere. The last locks a user out of new
 * devices, so it is high. A `site` is the /48 of an IPv6 address, which may have many /64 networks.
 */
const LIMITS = {
  'user-on-device': 5,
  'user-at-address': 5,
  'user-at-site': 15,
  address: 30,
  site: 90,
  'token-at-address': 30,
  'token-at-site': 90,
  user: 60,
} as const;
type LimitKind = keyof typeof LIMITS;

/** One limit that applies to an attempt, with the key by which its failures are counted. */
interface Limit {
  kind: LimitKind;
  key: string;
}

export interface PasswordAttempt {
  /** Null for a link or an API token, which anyone who has it can use. */
  username: string | null;
  /** Who tries, and from which address. */
  actor: EventActor;
  /** The device, if this user has signed in there before. */
  deviceId: string | null;
  /** How a failure is recorded. */
  failure: FailureKind | 'token.refused';
  /** What is recorded with a failure. */
  detail?: FailedAttempt;
}

interface AttemptOptions<Result> {
  undo?: (result: Result) => Promise<unknown>;
  isComplete?: (result: Result) => boolean;
}

/**
 * Checks a password or a token. Only failures are counted. A success clears those of this user on this device or at this
 * address.
 *
 * @param check returns null for a wrong password or an unknown token
 * @param undo takes a success back, because concurrent failures have reached a limit
 * @param isComplete false for a result that is only a part of a sign-in, and clears no failures
 * @returns the result of `check`
 * @throws rate-limited after repeated failures
 */
export async function attemptPassword<Result>(
  context: SignIns,
  attempt: PasswordAttempt,
  check: () => Promise<Result | null>,
  { undo, isComplete = () => true }: AttemptOptions<Result> = {},
): Promise<Result | null> {
  const { storage } = context;
  const limits = limitsOf(attempt);
  const keys = limits.map(({ key }) => key);
  const [narrowest] = limits;
  refuseBeyondLimits(await storage.signInFailures.recent(keys, WINDOW_SECONDS), limits);
  const result = await check();
  let reached: LimitKind[] = [];
  try {
    // Concurrent guesses pass the first check together, so the limit is checked again one at a time.
    await storage.transact(async (tx) => {
      // All in one order: guesses of different users count at the same address.
      for (const key of keys.toSorted()) await tx.locks.acquire(`sign-ins by ${key}`);
      const failures = await tx.signInFailures.recent(keys, WINDOW_SECONDS);
      refuseBeyondLimits(failures, limits);
      if (result === null) {
        await tx.signInFailures.insert(keys);
        const isReached = ({ kind, key }: Limit) => (failures.get(key)?.count ?? 0) + 1 >= LIMITS[kind];
        reached = limits.filter(isReached).map(({ kind }) => kind);
      } else if (isComplete(result) && attempt.username !== null && failures.has(narrowest.key)) {
        await tx.signInFailures.delete(narrowest.key);
      }
    });
  } catch (error) {
    if (result !== null) await undo?.(result);
    throw error;
  }
  if (result === null) await recordFailure(context, attempt, reached);
  return result;
}

/** @param reached the limits that this failure has reached */
async function recordFailure(
  context: SignIns,
  { username, actor, failure, detail }: PasswordAttempt,
  reached: readonly LimitKind[],
): Promise<void> {
  // Some type their password in the wrong field, so only existing usernames are recorded.
  const isUser = username !== null && (await context.accounts.exists(username));
  const target = isUser ? username.toLowerCase() : undefined;
  // Invalid tokens are recorded where requests are refused, of many only the first.
  if (failure !== 'token.refused') await recordEvent(context, actor, { kind: failure, target, data: detail });
  for (const limit of reached) {
    const data = { limit, seconds: WINDOW_SECONDS };
    await recordEvent(context, actor, { kind: 'sign-in.locked-out', target, data });
  }
}

/**
 * The limits that apply, the narrowest first. A known device has an allowance of its own, so that failures elsewhere
 * cannot lock its user out.
 */
function limitsOf({ username, actor, deviceId, failure }: PasswordAttempt): [Limit, ...Limit[]] {
  const limit = (kind: LimitKind, ...parts: string[]) => ({ kind, key: [kind, ...parts].join(' ') });
  const { customer, site } = networksOf(actor.address ?? '');
  if (username === null) {
    // Counted separately, because a script with an expired token must not lock out the people at its address.
    const [perAddress, perSite] =
      failure === 'token.refused'
        ? (['token-at-address', 'token-at-site'] as const)
        : (['address', 'site'] as const);
    return [limit(perAddress, customer), ...(site === null ? [] : [limit(perSite, site)])];
  }
  const name = username.toLowerCase();
  if (deviceId !== null) return [limit('user-on-device', name, deviceId)];
  return [
    limit('user-at-address', name, customer),
    limit('address', customer),
    ...(site === null ? [] : [limit('user-at-site', name, site), limit('site', site)]),
    limit('user', name),
  ];
}

type Failures = Awaited<ReturnType<Stored['storage']['signInFailures']['recent']>>;

/** @throws rate-limited */
function refuseBeyondLimits(failures: Failures, limits: readonly Limit[]): void {
  for (const { kind, key } of limits) {
    const recent = failures.get(key);
    if (recent && recent.count >= LIMITS[kind]) throw tooManyFailures(recent.oldestAgeSeconds);
  }
}

function tooManyFailures(oldestAgeSeconds: number): AppError {
  const wait = Math.max(1, Math.ceil(WINDOW_SECONDS - oldestAgeSeconds));
  return new AppError('too-many-failures', { minutes: Math.ceil(wait / 60) }, { retryAfterSeconds: wait });
}
