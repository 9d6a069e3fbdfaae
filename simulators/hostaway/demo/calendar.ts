import type { Home } from './home.ts';
import type { Random } from './random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The demo's three years. Absolute, so that every run shows the same. */
export const FIRST_DAY = Date.UTC(2023, 10, 16);
export const LAST_MOMENT = Date.UTC(2026, 10, 15, 21);

export interface Stay {
  arrival: number;
  departure: number;
  submitted: number;
}

/** A stay and the moment of its review: more of them lately than long ago, and in summer by the sea. */
export function drawStay(random: Random, home: Home, from = FIRST_DAY, until = LAST_MOMENT): Stay {
  for (;;) {
    const departure =
      from - 3 * DAY + Math.floor(random.next() * ((until - from) / DAY + 3)) * DAY + 10 * HOUR;
    const growth = 0.3 + (0.7 * (departure - FIRST_DAY)) / (LAST_MOMENT - FIRST_DAY);
    const month = new Date(departure).getUTCMonth();
    const season =
      (1 + 0.6 * home.summer * Math.cos((2 * Math.PI * (month - 6.5)) / 12)) / (1 + 0.6 * home.summer);
    if (!random.chance(growth * season)) continue;
    const delay = 2 * HOUR + Math.floor(random.next() ** 2 * 13 * 24 * 3600) * 1000;
    const submitted = departure + delay;
    if (submitted < from || submitted > until) continue;
    return { arrival: departure - random.whole(1, 9) * DAY + 5 * HOUR, departure, submitted };
  }
}

/** Some hours or days later, but never after the demo's last moment. */
export function later(random: Random, moment: number, mostDays: number): number {
  return Math.min(LAST_MOMENT, moment + Math.floor((0.1 + random.next() * mostDays) * 24 * 3600) * 1000);
}

/** As the service writes times: UTC without saying so. */
export function stamp(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}
