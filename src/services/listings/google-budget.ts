import { AppError } from '#domain/errors.ts';
import type { Google } from '../context.ts';
import { requestsToday, takeRequest } from '../daily-budget.ts';
import { countAddress, waitOfAddress } from '../rate-limits.ts';

export async function googleBudget(context: Google) {
  return { usedToday: await requestsToday(context, 'google'), dailyLimit: context.googleDailyLimit };
}

/** How long requests of an address are remembered. */
export const ALLOWANCE_WINDOW_MS = 3_600_000;
/** The part of the day's requests that one address may cause in an hour, so that one visitor cannot spend the budget. */
const ADDRESS_SHARE = 1 / 20;
const MIN_ALLOWANCE = 10;

/**
 * @param visitor the address of an anonymous visitor; null for those who are not limited
 * @throws rate-limited when this address has caused too many requests to Google
 */
export function requireAllowance({ googleVisitors, googleDailyLimit }: Google, visitor: string | null): void {
  if (visitor === null) return;
  const allowance = Math.max(MIN_ALLOWANCE, Math.floor(googleDailyLimit * ADDRESS_SHARE));
  const retryAfterSeconds = waitOfAddress(googleVisitors, visitor, allowance);
  if (retryAfterSeconds === null) return;
  throw new AppError('google-visitor-limit', {}, { retryAfterSeconds });
}

/**
 * Counts one request before it is sent to Google.
 *
 * @param visitor see `requireAllowance`
 * @throws unavailable until midnight when the daily limit is reached
 */
export async function countGoogleRequest(context: Google, visitor: string | null): Promise<void> {
  if (visitor !== null) countAddress(context.googleVisitors, visitor);
  const { storage, googleDailyLimit } = context;
  await storage.transact((tx) => takeRequest(tx, context, 'google', googleDailyLimit));
}
