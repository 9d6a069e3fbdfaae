const DAY = 24 * 3600 * 1000;
const UNITS: [name: string, ms: number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 3600 * 1000],
];

/** A time past in the loose words of the service: "a month ago", "in the last hour". */
export function relativeTime(publishTime: string, now: number): string {
  const age = now - Date.parse(publishTime);
  for (const [name, ms] of UNITS) {
    const count = Math.floor(age / ms);
    if (count === 1) return `${name === 'hour' ? 'an' : 'a'} ${name} ago`;
    if (count > 1) return `${count} ${name}s ago`;
  }
  return 'in the last hour';
}
