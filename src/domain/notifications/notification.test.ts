import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Access, canAccess } from '../accounts/access.ts';
import { ROLES } from '../accounts/permissions.ts';
import type { ListingId, ReviewId } from '../ids.ts';
import { kindsFor, notificationsOf, type Occurrence, type Recipient, rowsQuery } from './notification.ts';
import { defaultPreferences, NOTIFICATION_KINDS } from './preferences.ts';

const LISTINGS = [1, 2, 3] as ListingId[];
const listings = fc.subarray(LISTINGS);
const recipient: fc.Arbitrary<Recipient> = fc
  .record({
    role: fc.constantFrom(...ROLES),
    access: fc.oneof(
      fc.constant<Access>('all'),
      listings.map((ids) => new Set(ids)),
    ),
    stars: fc.integer({ min: 1, max: 5 }),
    listingIds: listings,
    hasMail: fc.boolean(),
  })
  .map(({ role, access, stars, listingIds, hasMail }) => ({
    userId: 'u',
    username: 'ann',
    name: 'Ann',
    role,
    access,
    hasMail,
    preferences: { ...defaultPreferences(role), stars, listingIds },
  }));
const by: fc.Arbitrary<Occurrence['by']> = fc.constantFrom(
  { kind: 'system', name: 'system' },
  { kind: 'user', name: 'ann' },
  { kind: 'user', name: 'ben' },
  { kind: 'token', name: 'Robot (ann)' },
  { kind: 'token', name: 'Robot (ben)' },
);
const occurrence: fc.Arbitrary<Occurrence> = fc.record({
  kind: fc.constantFrom(...NOTIFICATION_KINDS),
  to: fc.constantFrom(null, ['ann'], ['ben']),
  by,
  reviews: fc.array(
    fc.record({
      listingId: fc.constantFrom(...LISTINGS),
      count: fc.integer({ min: 1, max: 9 }),
      ids: fc.constant([1] as ReviewId[]),
      tenths: fc.integer({ min: 10, max: 50 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  data: fc.constant({}),
});

test('a person is notified only of what concerns them, of what they may see, and never of their own act', () => {
  fc.assert(
    fc.property(recipient, occurrence, (person, happened) => {
      const [made] = notificationsOf(happened, [person]);
      const isOwn = happened.by.name === 'ann' || happened.by.name === 'Robot (ann)';
      if (!made) return;
      expect(isOwn).toBe(false);
      expect(happened.to ?? ['ann']).toContain('ann');
      expect(kindsFor(person)).toContain(happened.kind);
      expect(made.isMailed && !person.hasMail).toBe(false);
      for (const id of Object.keys(made.listingCounts ?? {})) {
        expect(canAccess(person, Number(id) as ListingId)).toBe(true);
      }
      // The numbers are those of the reviews that the person sees.
      const visible = happened.reviews.filter(({ listingId }) => canAccess(person, listingId));
      const counted = Object.values(made.listingCounts ?? {}).reduce((sum, count) => sum + count, 0);
      expect(counted).toBeLessThanOrEqual(visible.reduce((sum, { count }) => sum + count, 0));
    }),
  );
});

describe('the rows of a notification', () => {
  const shown = {
    id: 1,
    actor: null,
    data: {},
    createdAt: new Date('2026-11-25T12:00:00Z'),
    readAt: null,
    listing: null,
    review: null,
  };

  test.each([
    [{ kind: 'assigned', count: 2, reviewIds: [9, 8] }, 'ids=9,8'],
    [{ kind: 'assigned', count: 900, reviewIds: [9, 8] }, 'assignee=me'],
    [{ kind: 'sync-failing', count: 0, reviewIds: [] }, ''],
    [{ kind: 'rule', count: 900, reviewIds: [9, 8], data: { text: 'Boilers' } }, 'ids=9,8'],
    [
      { kind: 'low-review', count: 900, reviewIds: [9], data: { since: '2026-11-24T23:30:00Z' } },
      'startDate=2026-11-25&sortBy=rating&sortOrder=asc',
    ],
    [
      {
        kind: 'alert',
        count: 0,
        reviewIds: [],
        data: { topic: 'noise' },
        listing: { id: 7, name: 'Loft' },
      },
      'listingId=7&startDate=2026-10-26&topic=noise:negative',
    ],
  ])('%j are found by %s', (change, query) => {
    expect(rowsQuery({ ...shown, ...change } as Parameters<typeof rowsQuery>[0], 'Europe/Paris')).toBe(query);
  });
});
