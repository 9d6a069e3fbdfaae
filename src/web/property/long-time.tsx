import { longDate } from '#domain/dates.ts';

/** A date in long format ("January 05, 2024") in the product's time zone, with the exact time in `dateTime`. */
export function LongTime({ at, timeZone }: { at: string; timeZone: string }) {
  return <time dateTime={at}>{longDate(new Date(at), timeZone)}</time>;
}
