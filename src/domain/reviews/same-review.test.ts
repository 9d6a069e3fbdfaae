import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReviewId } from '../ids.ts';
import { type ComparableReview, isSameReview, matchReviews } from './same-review.ts';

const review = (fields: Partial<ComparableReview> = {}): ComparableReview => ({
  id: 1 as ReviewId,
  unshared: ['hostaway'],
  channel: 'Airbnb',
  channelReviewId: null,
  channelReservationId: null,
  guestName: 'Ana Sá',
  text: 'A quiet flat near the river.',
  tenths: 45,
  submittedAt: new Date('2026-05-04T23:30:00Z'),
  decision: 'none',
  ...fields,
});
const other = (fields: Partial<ComparableReview> = {}) =>
  review({
    id: 2 as ReviewId,
    unshared: ['guesty'],
    submittedAt: new Date('2026-05-05T01:30:00Z'),
    ...fields,
  });

test.each<[string, boolean, Partial<ComparableReview>, Partial<ComparableReview>]>([
  ['the same text and stars on neighbouring days', true, {}, { guestName: 'A.' }],
  ['another case, accents and line breaks', true, {}, { text: 'A QUIET flat\nnéar the river. ' }],
  ['two days later', false, {}, { submittedAt: new Date('2026-05-06T01:30:00Z') }],
  ['other stars', false, {}, { tenths: 50 }],
  ['no stars on one', false, {}, { tenths: null }],
  ['another text', false, {}, { text: 'A quiet flat near the harbour.' }],
  ['another channel', false, {}, { channel: 'VRBO' }],
  ['the same source', false, {}, { unshared: ['hostaway'] }],
  [
    'the same id on the channel, whatever else differs',
    true,
    { channelReviewId: '7' },
    { channelReviewId: '7', text: '', tenths: 10 },
  ],
  ['another id on the channel', true, { channelReviewId: '7' }, { channelReviewId: '8' }],
  ['another reservation', false, { channelReservationId: 'HMA' }, { channelReservationId: 'HMB' }],
  ['a short text', false, { text: 'Great!' }, { text: 'Great!', guestName: 'Zoe' }],
  ['a short text of the same guest', true, { text: 'Great!' }, { text: 'Great!', guestName: 'ana sa' }],
  [
    'no text and the same reservation',
    true,
    { text: '', channelReservationId: 'hma' },
    { text: '', channelReservationId: 'HMA', guestName: 'Guest' },
  ],
  ['no text and no name', false, { text: '', guestName: 'Guest' }, { text: '', guestName: 'Guest' }],
  ['erased guests', false, { text: '', guestName: 'Erased guest' }, { text: '', guestName: 'Erased guest' }],
])('%s: %s', (_what, expected, one, two) => {
  expect(isSameReview(review(one), other(two))).toBe(expected);
  expect(isSameReview(other(two), review(one))).toBe(expected);
});

/** Few values, so that many reviews are the same. */
const anyReview = fc.record({
  unshared: fc.constantFrom('hostaway', 'guesty', 'hospitable').map((source) => [source]),
  channel: fc.constantFrom('Airbnb', 'VRBO'),
  channelReviewId: fc.constantFrom(null, 'a', 'b'),
  channelReservationId: fc.constantFrom(null, 'HMA', 'HMB'),
  guestName: fc.constantFrom('Ana', 'Guest'),
  text: fc.constantFrom('', 'Great!', 'A quiet flat near the river.'),
  tenths: fc.constantFrom(null, 40),
  submittedAt: fc.constantFrom(1, 2, 3).map((day) => new Date(Date.UTC(2026, 0, day))),
  decision: fc.constantFrom('none' as const, 'approved' as const, 'unpublished' as const),
});
const reviews = fc
  .array(anyReview, { maxLength: 12 })
  .map((rows) => rows.map((row, index) => ({ ...row, id: (index + 1) as ReviewId })));
const pairsOf = (rows: readonly ComparableReview[]) =>
  rows.flatMap((one, index) => rows.slice(index + 1).map((two) => [one, two] as const));

test('is symmetric, and never finds two reviews of one source to be the same', () => {
  fc.assert(
    fc.property(anyReview, anyReview, (one, two) => {
      const [first, second] = [review(one), other(two)];
      expect(isSameReview(first, second)).toBe(isSameReview(second, first));
      expect(isSameReview(first, { ...second, unshared: first.unshared })).toBe(false);
    }),
  );
});

test('keeps apart what a person has separated, also when a third source has the same review', () => {
  const apart = 'separated 1 2';
  const [one, two] = [review({ unshared: ['hostaway', apart] }), other({ unshared: ['guesty', apart] })];
  const third = other({ id: 3 as ReviewId, unshared: ['hospitable'] });
  expect(matchReviews(pairsOf([one, two, third]))).toEqual([{ primary: 1, duplicate: 3 }]);
});

test('matches each review once, with at most one of each source in a set, whatever the order', () => {
  fc.assert(
    fc.property(reviews, fc.integer(), (rows, seed) => {
      const pairs = pairsOf(rows);
      const matches = matchReviews(pairs);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const duplicates = matches.map(({ duplicate }) => duplicate);
      expect(new Set(duplicates).size).toBe(duplicates.length);
      for (const [primary, set] of Map.groupBy(matches, (match) => match.primary)) {
        expect(duplicates).not.toContain(primary);
        const members = [primary, ...set.map(({ duplicate }) => duplicate)].map((id) => byId.get(id));
        const sources = members.flatMap((member) => member?.unshared ?? []);
        expect(new Set(sources).size).toBe(members.length);
        // What a person has decided about counts.
        const decisions = new Set(members.map((member) => member?.decision));
        const decision = (['unpublished', 'approved'] as const).find((each) => decisions.has(each));
        if (decision) expect(byId.get(primary)?.decision).toBe(decision);
      }
      const turned = pairs.map(([one, two]) => [two, one] as const);
      const start = Math.abs(seed) % Math.max(1, turned.length);
      expect(matchReviews([...turned.slice(start), ...turned.slice(0, start)])).toEqual(
        expect.arrayContaining(matches),
      );
    }),
  );
});
