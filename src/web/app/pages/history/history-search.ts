import { isUsername } from '#domain/accounts/user.ts';
import { ACTIVITY_ACTIONS, type ActivityFilter } from '#domain/decisions/activity.ts';
import { dayOf, oneOf, wholeNumber } from '#web/app/search-string.ts';

export type HistorySearch = Omit<ActivityFilter, 'batch'>;

/** Reads the parameters of the URL and leaves out what is not valid. */
export function parseHistorySearch(raw: Record<string, unknown>): HistorySearch {
  return {
    by: typeof raw.by === 'string' && isUsername(raw.by) ? raw.by : undefined,
    action: oneOf(ACTIVITY_ACTIONS, raw.action),
    listingId: wholeNumber(raw.listingId, Number.MAX_SAFE_INTEGER),
    startDate: dayOf(raw.startDate),
    endDate: dayOf(raw.endDate),
  };
}
