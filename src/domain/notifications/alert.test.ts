import { describe, expect, test } from 'vitest';
import { seededRandom } from '#simulators/hostaway/demo/random.ts';
import type { ListingId } from '../ids.ts';
import type { Topic } from '../insights/topics.ts';
import { FALSE_ALERT_RATE, findAlerts, type ListingHistory } from './alert.ts';

const alertsOf = (histories: readonly ListingHistory[]) => [...findAlerts(histories)].flat();

const TOPICS: readonly Topic[] = ['noise', 'bed', 'cleanliness'];

interface Guest {
  isRecent: boolean;
  tenths: number;
  complaints: Topic[];
}

function historyOf(listing: number, guests: readonly Guest[]): ListingHistory {
  const count = (matches: (guest: Guest) => boolean) => ({
    recent: guests.filter((guest) => guest.isRecent && matches(guest)).length,
    before: guests.filter((guest) => !guest.isRecent && matches(guest)).length,
  });
  return {
    listingId: listing as ListingId,
    ratings: [10, 20, 30, 40, 50].map((tenths) => ({ tenths, ...count((guest) => guest.tenths === tenths) })),
    texts: count(() => true),
    complaints: TOPICS.map((topic) => ({ topic, ...count(({ complaints }) => complaints.includes(topic)) })),
  };
}

/** Guests whose reviews do not depend on when they came. */
function shuffledGuests(random: () => number): Guest[] {
  const share = random() * 0.3;
  return Array.from({ length: 20 + Math.floor(random() * 200) }, () => {
    const complaints = TOPICS.filter(() => random() < share);
    return {
      isRecent: random() < 0.1,
      tenths: complaints.length > 0 ? 20 : random() < 0.8 ? 50 : 40,
      complaints,
    };
  });
}

describe('alerts', () => {
  test('are raised by chance on no more days than stated', () => {
    const random = seededRandom(17).next;
    const days = 1_000;
    let withAlerts = 0;
    for (let day = 0; day < days; day++) {
      const histories = Array.from({ length: 8 }, (_, listing) => historyOf(listing, shuffledGuests(random)));
      if (alertsOf(histories).length > 0) withAlerts += 1;
    }
    // Three standard deviations above the stated rate.
    expect(withAlerts).toBeLessThanOrEqual(
      days * FALSE_ALERT_RATE + 3 * Math.sqrt(days * FALSE_ALERT_RATE * (1 - FALSE_ALERT_RATE)),
    );
  });

  test('name the listing whose average has fallen', () => {
    const random = seededRandom(18).next;
    const others = Array.from({ length: 50 }, (_, listing) => historyOf(listing, shuffledGuests(random)));
    const fallen = historyOf(99, [
      ...Array.from({ length: 12 }, () => ({ isRecent: true, tenths: 30, complaints: [] })),
      ...Array.from({ length: 80 }, () => ({ isRecent: false, tenths: 50, complaints: [] })),
    ]);
    expect(alertsOf([...others, fallen])).toContainEqual({
      listingId: 99,
      topic: null,
      recent: { value: 3, n: 12 },
      before: { value: 5, n: 80 },
    });
  });

  test('name the topic whose complaints have risen', () => {
    const guests = [
      ...Array.from({ length: 20 }, (_, index) => ({
        isRecent: true,
        tenths: 40,
        complaints: index < 10 ? (['noise'] as Topic[]) : [],
      })),
      ...Array.from({ length: 100 }, (_, index) => ({
        isRecent: false,
        tenths: 40,
        complaints: index < 4 ? (['noise', 'bed'] as Topic[]) : [],
      })),
    ];
    expect(alertsOf([historyOf(7, guests)])).toEqual([
      { listingId: 7, topic: 'noise', recent: { value: 0.5, n: 10 }, before: { value: 0.04, n: 4 } },
    ]);
  });

  test('are never about fewer than five recent reviews or complaints', () => {
    const guests = [
      ...Array.from({ length: 4 }, () => ({ isRecent: true, tenths: 10, complaints: ['noise'] as Topic[] })),
      ...Array.from({ length: 300 }, () => ({ isRecent: false, tenths: 50, complaints: [] })),
    ];
    expect(alertsOf([historyOf(7, guests)])).toEqual([]);
  });

  test('are not raised without any reviews', () => {
    expect(alertsOf([])).toEqual([]);
    expect(alertsOf([historyOf(1, [])])).toEqual([]);
  });
});
