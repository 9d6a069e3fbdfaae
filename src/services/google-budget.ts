import { dayIn, nextDay, startOfDay } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import type { Context } from './context.ts';

/** Google charges per request, so all processes together count their requests of each day in the product's time zone. */
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
 * Counts one request before it is sent to Google.
 *
 * @throws unavailable until midnight when the daily limit is reached
 */
export async function countGoogleRequest(context: Context): Promise<void> {
  const { storage, googleDailyLimit, timeZone, now } = context;
  const at = now();
  const today = dayIn(at, timeZone);
  if (await storage.transact((tx) => tx.googleUsage.take(today, googleDailyLimit))) return;
  const midnight = startOfDay(nextDay(today), timeZone);
  throw new AppError(
    'unavailable',
    'The daily Google limit is reached. Its reviews are back after midnight.',
    { retryAfterSeconds: Math.max(1, Math.ceil((midnight.getTime() - at.getTime()) / 1000)) },
  );
}
