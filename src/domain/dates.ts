/** Dates as people are shown them, in English whatever the machine speaks, cut in the product's time zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(month: 'short' | 'long', timeZone: string): Intl.DateTimeFormat {
  const key = `${month} ${timeZone}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month, day: '2-digit' });
    formats.set(key, made);
  }
  return made;
}

/** "Jan 05, 2024". */
export function shortDate(date: Date, timeZone: string): string {
  return format('short', timeZone).format(date);
}

/** "January 2024" from its numbers, the month from 1 to 12. */
export function monthOfYear({ year, month }: { year: number; month: number }): string {
  const first = new Date(Date.UTC(year, month - 1, 1));
  return first.toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' });
}

/** "January 05, 2024". */
export function longDate(date: Date, timeZone: string): string {
  return format('long', timeZone).format(date);
}

/** "Jan 5, 2024, 3:07:09 PM UTC", for where the second matters. */
export function exactTime(date: Date, timeZone: string): string {
  return date.toLocaleString('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
}
