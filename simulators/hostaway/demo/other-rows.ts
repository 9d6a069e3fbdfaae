import type { Writer } from './english/compose.ts';
import { HOMES } from './homes/all-homes.ts';
import { phrase, type Random } from './random.ts';
import type { Channel } from './ratings.ts';
import { drawStay, drawVisit, LAST_TIME, later, type ReviewRow, rowOf, slotsOf, stamp } from './visits.ts';

const WEEK = 7 * 24 * 3_600_000;

/** The other rows of a live list, which a client must distinguish from published guest reviews. */
export function otherRows(writer: Writer): ReviewRow[] {
  const { random } = writer;
  const times = (count: number, row: () => ReviewRow) => Array.from({ length: count }, row);
  return [
    ...times(72, () => hostToGuest(random)),
    ...times(12, () => ({ ...hostToGuest(random), ...scheduled(random) })),
    ...times(4, () => ({ ...hostToGuest(random), status: 'pending', submittedAt: null }) as const),
    ...times(34, () => ({ ...unwritten(random, LAST_TIME - 2 * WEEK), status: 'awaiting' }) as const),
    ...times(22, () => ({ ...unwritten(random), status: 'expired' }) as const),
    ...times(7, () => ({ ...nonPublic(random), status: 'submitted' }) as const),
    ...times(7, () => ({ ...nonPublic(random), isCancelled: 1 })),
    ...times(7, () => ({ ...nonPublic(random), isHidden: 1 })),
    ...times(2, () => orphan(random)),
  ];
}

const ABOUT_GUESTS = [
  '{{guest_first_name}} was a wonderful guest at {{listing_name}}: tidy, friendly and easy to talk to.',
  '{{guest_first_name}} left the {kind} in perfect condition. Welcome back any time!',
  'Great communication, house rules respected, keys back where they belong. Recommended.',
  'A lovely family. We would host them again without hesitation.',
  'Polite and quiet guests. The {kind} was left clean.',
  'Checked out two hours late and left the windows open in the rain, otherwise pleasant.',
] as const;

/** The company reviews a guest: no overall rating, three categories, sometimes an unfilled template. */
function hostToGuest(random: Random): ReviewRow {
  const visit = anyVisit(random, ['airbnb', 'airbnb', 'homeaway']);
  const rating = () => random.pick([10, 10, 10, 8, 6]);
  return {
    ...rowOf(random, visit),
    type: 'host-to-guest',
    publicReview: phrase(random, random.pick(ABOUT_GUESTS), slotsOf(visit)),
    privateFeedback: random.chance(0.3) ? 'Thank you for staying with us, {{guest_first_name}}.' : null,
    reviewCategory: [
      { category: 'cleanliness', rating: rating() },
      { category: 'communication', rating: rating() },
      { category: 'respect_house_rules', rating: rating() },
    ],
    isRevieweeRecommended: 1,
    reviewerName: visit.home.host,
    autoReviewId: random.whole(1000, 1999),
    autoReviewTemplateId: random.pick([31, 32, 35]),
    timeDelta: 86_400,
  };
}

function scheduled(random: Random): Pick<ReviewRow, 'status' | 'scheduledDateTime' | 'submittedAt'> {
  const scheduledDateTime = stamp(LAST_TIME + random.whole(4, 200) * 3_600_000);
  return { status: 'scheduled', scheduledDateTime, submittedAt: null };
}

/** A guest who has left and has not written a review. */
function unwritten(random: Random, from?: number): ReviewRow {
  const row = rowOf(random, anyVisit(random, ['airbnb', 'bookingcom', 'homeaway'], from));
  return { ...row, submittedAt: null, externalReviewId: null };
}

/** A written review that must not be public. */
function nonPublic(random: Random): ReviewRow {
  const visit = anyVisit(random, ['airbnb']);
  const text =
    'This review is [not public|no longer public]: [it was written before both sides were done|the stay was cancelled|the channel took it down].';
  const publicReview = phrase(random, text, {});
  const updatedOn = stamp(later(random, visit.stay.submitted + WEEK / 14, 4));
  return { ...rowOf(random, visit), rating: random.pick([2, 6, 10]), publicReview, updatedOn };
}

/** A review of a listing that the account no longer has. */
function orphan(random: Random): ReviewRow {
  const row = rowOf(random, anyVisit(random, ['airbnb']));
  const publicReview = phrase(random, 'A [pleasant|quiet] stay in a flat that is no longer let.', {});
  return { ...row, listingMapId: 39998, listingName: 'Removed Harbour Flat', rating: 8, publicReview };
}

function anyVisit(random: Random, channels: readonly Channel[], from?: number) {
  const home = random.pick(HOMES);
  return drawVisit(random, home, drawStay(random, home, from), channels);
}
