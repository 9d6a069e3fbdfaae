const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, as people say it: "just now", "5 minutes ago", "yesterday". What is to come is now. */
export function ago(date: Date, now: Date): string {
  const since = now.getTime() - date.getTime();
  if (since < 45 * SECOND) return 'just now';
  if (since < 59.5 * MINUTE) return words.format(-Math.max(1, Math.round(since / MINUTE)), 'minute');
  if (since < 23.5 * HOUR) return words.format(-Math.max(1, Math.round(since / HOUR)), 'hour');
  return words.format(-Math.max(1, Math.round(since / DAY)), 'day');
}

/** "under a second", "42 s", "3 min 5 s", "1 h 12 min". */
export function durationWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / SECOND);
  if (seconds < 1) return 'under a second';
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}
