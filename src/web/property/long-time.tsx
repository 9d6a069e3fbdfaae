import { useTexts } from './texts.ts';

/** A date in long format ("January 05, 2024") in the product's time zone, with the exact time in `dateTime`. */
export function LongTime({ at, timeZone }: { at: string; timeZone: string }) {
  const { format } = useTexts();
  return <time dateTime={at}>{format.date(new Date(at), timeZone)}</time>;
}
