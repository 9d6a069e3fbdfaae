import { longDate } from '#domain/dates.ts';

/** A day as people write it ("January 05, 2024"), cut in the product's time zone, with its exact instant for machines. */
export function LongTime({ at, timeZone }: { at: string; timeZone: string }) {
  return <time dateTime={at}>{longDate(new Date(at), timeZone)}</time>;
}
