import { shortDate } from '#domain/dates.ts';
import { useAppContext } from '../app-context.ts';

/** The day of an instant in ISO 8601, in the company's time zone. */
export function Day({ at }: { at: string }) {
  const { timeZone } = useAppContext().config;
  return <time dateTime={at}>{shortDate(new Date(at), timeZone)}</time>;
}
