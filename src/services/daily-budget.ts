import { dayIn, nextDay, startOfDay } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import type { PaidService } from '#domain/paid-service.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Clock, Stored } from './context.ts';

const LIMIT_REACHED = { google: 'google-daily-limit', model: 'model-daily-limit' } as const;

/** The requests to a service today, of all processes on the database together. */
export function requestsToday({ storage, now, timeZone }: Stored & Clock, service: PaidService) {
  return storage.dailyUsage.count(service, dayIn(now(), timeZone));
}

/**
 * Counts one request before it is sent to a service.
 *
 * @throws unavailable until midnight when the daily limit is reached
 */
export async function takeRequest(
  tx: Pick<Transaction, 'dailyUsage'>,
  { now, timeZone }: Clock,
  service: PaidService,
  limit: number,
): Promise<void> {
  const at = now();
  const today = dayIn(at, timeZone);
  if (await tx.dailyUsage.take(service, today, limit)) return;
  const midnight = startOfDay(nextDay(today), timeZone);
  const retryAfterSeconds = Math.max(1, Math.ceil((midnight.getTime() - at.getTime()) / 1000));
  throw new AppError(LIMIT_REACHED[service], {}, { retryAfterSeconds });
}
