import { dayIn, nextDay, startOfDay } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import type { Context } from './context.ts';

/** Google is paid by the request. What every process asks for on one day, cut in the product's zone, is counted. */
export interface GoogleBudget {
  usedToday: number;
  dailyLimit: number;
}

export async function googleBudget(context: Context): Promise<GoogleBudget> {
  const { storage, googleDailyLimit, timeZone, now } = context;
  return {
    usedToday: await storage.googleUsage.count(dayIn(now(), timeZone)),
    dailyLimit: googleDailyLimit,
  };
}

/**
 * Counts one request that is about to go to Google.
 *
 * @throws unavailable, until midnight, when the day's limit is reached
 */
export async function countGoogleRequest(context: Context): Promise<void> {
  const { storage, googleDailyLimit, timeZone, now } = context;
  const at = now();
  const today = dayIn(at, timeZone);
  if (await storage.transact((tx) => tx.googleUsage.take(today, googleDailyLimit))) return;
  const midnight = startOfDay(nextDay(today), timeZone);
  throw new AppError(
    'unavailable',
    'Google was asked as often today as is allowed here. Its reviews are back after midnight.',
    { retryAfterSeconds: Math.max(1, Math.ceil((midnight.getTime() - at.getTime()) / 1000)) },
  );
}
