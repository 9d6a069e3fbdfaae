import { isUsername } from '#domain/accounts/user.ts';
import { isDay } from '#domain/day.ts';
import { ACTIVITY_ACTIONS, type ActivityFilter } from '#domain/decisions/activity.ts';
import { oneOf, wholeNumber } from '#web/app/search-string.ts';

export type HistorySearch = Omit<ActivityFilter, 'batch'>;

/** Reads the parameters of the URL and leaves out what is not valid. */
export function parseHistorySearch(raw: Record<string, unknown>): HistorySearch {
  const search = {
    by: typeof raw.by === 'string' && isUsername(raw.by) ? raw.by : undefined,
    action: oneOf(ACTIVITY_ACTIONS, raw.action),
    listingId: wholeNumber(raw.listingId, Number.MAX_SAFE_INTEGER),
    startDate: dayOf(raw.startDate),
    endDate: dayOf(raw.endDate),
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

const dayOf = (raw: unknown) => (typeof raw === 'string' && isDay(raw) ? raw : undefined);
