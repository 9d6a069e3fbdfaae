import { dayIn, minutesIn, nextDay, shiftDay, startOfDay } from '../day.ts';
import type { MailFrequency, QuietHours, TimeOfDay } from './preferences.ts';

/** When the mails of the morning are sent, unless quiet hours end later. */
const MORNING: TimeOfDay = '08:00';
const MONDAY = 1;
/** What happens within this time is in one mail, although it is sent at once. */
const COALESCE_MS = 3 * 60_000;
const QUARTER_MS = 15 * 60_000;

/** What decides when mail to a person is sent. */
export interface MailTimes {
  quietHours: QuietHours | null;
  timeZone: string;
}

function minutesOf(time: TimeOfDay): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function nextQuarter(instant: Date): Date {
  return new Date((Math.floor(instant.getTime() / QUARTER_MS) + 1) * QUARTER_MS);
}

/** Whether an instant is in the quiet hours of a person, by the clock of their time zone. */
export function isQuiet(instant: Date, { quietHours, timeZone }: MailTimes): boolean {
  if (!quietHours) return false;
  const [from, to] = [minutesOf(quietHours.from), minutesOf(quietHours.to)];
  const now = minutesIn(instant, timeZone);
  return from <= to ? from <= now && now < to : now >= from || now < to;
}

/** The first instant from this one on that is not in quiet hours. */
function afterQuiet(instant: Date, times: MailTimes): Date {
  let found = instant;
  // Quiet hours end at a quarter of an hour in every time zone, and clocks change at one.
  while (isQuiet(found, times)) found = nextQuarter(found);
  return found;
}

/** When a mail about something is to be sent; null for never. */
export function mailDue(frequency: MailFrequency, happenedAt: Date, times: MailTimes): Date | null {
  if (frequency === 'never') return null;
  if (frequency === 'now') return afterQuiet(new Date(happenedAt.getTime() + COALESCE_MS), times);
  // Quiet hours may delay the morning of the day before until now, and a zone may have skipped a day between.
  let day = shiftDay(dayIn(happenedAt, times.timeZone), -2);
  for (;;) {
    const isDue = frequency === 'daily' || new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY;
    const due = afterQuiet(morningOf(day, times.timeZone), times);
    if (isDue && due > happenedAt) return due;
    day = nextDay(day);
  }
}

/** The first instant of a day at which clocks show the morning, or later if they skip it; of the next day if the day is skipped. */
function morningOf(day: string, timeZone: string): Date {
  let found = startOfDay(day, timeZone);
  const morning = minutesOf(MORNING);
  while (minutesIn(found, timeZone) < morning) found = nextQuarter(found);
  return found;
}
