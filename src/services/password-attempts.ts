import { AppError } from '#domain/errors.ts';
import { networksOf } from '#domain/network.ts';
import type { SecurityAction, SecurityActor } from '#domain/security-event.ts';
import type { Context } from './context.ts';
import { recordSecurityEvent } from './security-events.ts';

export const WINDOW_SECONDS = 15 * 60;

/**
 * How many failures within the window block further attempts: of one user at one address, of one address, and of one
 * user at any address. The last is high, because reaching it locks the user out.
 */
const LIMITS = { 'user-at-address': 5, address: 30, user: 60 } as const;
type LimitKind = keyof typeof LIMITS;
const LIMIT_KINDS = Object.keys(LIMITS) as LimitKind[];

export interface PasswordAttempt<Result> {
  username: string;
  /** Who tries, and from which address. */
  actor: SecurityActor;
  /** How a failure is recorded. */
  failure: SecurityAction;
  /** @returns null for a wrong password */
  check: () => Promise<Result | null>;
  /** Takes a success back, because concurrent failures have reached a limit. */
  undo?: (result: Result) => Promise<unknown>;
}

/**
 * Checks a password. Only failures are counted, and a success clears those of this user at this address.
 *
 * @returns null for a wrong password
 * @throws rate-limited after repeated failures
 */
export async function attemptPassword<Result>(
  context: Context,
  attempt: PasswordAttempt<Result>,
): Promise<Result | null> {
  const { storage } = context;
  const { username, actor, check, undo } = attempt;
  const keys = keysOf(username, networksOf(actor.address ?? '').customer);
  const all = Object.values(keys);
  refuseBeyondLimits(await storage.signInFailures.recent(all, WINDOW_SECONDS), keys);
  const result = await check();
  let reached: LimitKind[] = [];
  try {
    // Concurrent guesses pass the first check together, so the limit is checked again one at a time.
    await storage.transact(async (tx) => {
      await tx.signInFailures.lock(keys['user-at-address']);
      const failures = await tx.signInFailures.recent(all, WINDOW_SECONDS);
      refuseBeyondLimits(failures, keys);
      if (result === null) {
        await tx.signInFailures.insert(all);
        reached = LIMIT_KINDS.filter((kind) => (failures.get(keys[kind])?.count ?? 0) + 1 >= LIMITS[kind]);
      } else if (failures.has(keys['user-at-address'])) {
        await tx.signInFailures.delete(keys['user-at-address']);
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
  context: Context,
  { username, actor, failure }: PasswordAttempt<unknown>,
  reached: readonly LimitKind[],
): Promise<void> {
  // Some type their password in the wrong field, so only existing usernames are recorded.
  const target = (await context.accounts.exists(username)) ? username.toLowerCase() : undefined;
  await recordSecurityEvent(context, actor, { action: failure, target });
  for (const limit of reached) {
    const detail = { limit, seconds: WINDOW_SECONDS };
    await recordSecurityEvent(context, actor, { action: 'sign-in.locked-out', target, detail });
  }
}

function keysOf(username: string, network: string): Record<LimitKind, string> {
  const name = username.toLowerCase();
  return { 'user-at-address': `${name} at ${network}`, address: `at ${network}`, user: name };
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
