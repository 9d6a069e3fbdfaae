import type { LooseNumber } from '../records.ts';
import type { ComposedReview, Writer } from './english/compose.ts';
import { NOTED, PRIVATE_NOTES, SORRY, SORRY_ABOUT, THANKS } from './english/responses.ts';
import { HOMES } from './homes/all-homes.ts';
import { PHRASEBOOKS } from './languages/phrasebooks.ts';
import type { Language, Topic } from './phrasebook.ts';
import { PROBLEMS } from './problems.ts';
import { phrase, type Random } from './random.ts';
import { categoriesOf, drawStars, ratingOf, type Stars } from './ratings.ts';
import { createReviewWriter } from './review-text.ts';
import { LONGEST_REVIEW, SPECIAL_REVIEWS } from './special-reviews.ts';
import {
  drawStay,
  drawVisit,
  LAST_TIME,
  later,
  type ReviewRow,
  rowOf,
  slotsOf,
  stamp,
  type Visit,
} from './visits.ts';

const DAY = 24 * 3_600_000;
const HALF_A_DAY = DAY / 2;

/** Published guest reviews: `count` random ones, then each special text once. */
export function guestReviews(writer: Writer, count: number): ReviewRow[] {
  const { random } = writer;
  const write = createReviewWriter(writer);
  const popularity = Object.fromEntries(HOMES.map(({ id, popularity }) => [String(id), popularity]));
  const drawn = Array.from({ length: count }, () => {
    const id = Number(random.weighted(popularity));
    const home = HOMES.find((candidate) => candidate.id === id) ?? random.pick(HOMES);
    const visit = drawVisit(random, home, drawStay(random, home));
    const stars = drawStars(random, home.quality);
    return reviewRow(random, visit, stars, write(home, visit.language, stars, slotsOf(visit)));
  });
  const special = [...SPECIAL_REVIEWS, LONGEST_REVIEW].map(({ stars, text: template }) => {
    const home = random.pick(HOMES);
    const visit = drawVisit(random, home, drawStay(random, home), ['airbnb', 'homeaway', 'direct']);
    const english: Visit = { ...visit, language: 'en' };
    const text = phrase(random, template, slotsOf(english));
    return {
      ...reviewRow(random, english, stars as Stars, { text, faults: [] }),
      publicReview: text,
    };
  });
  return [...drawn, ...special];
}

/** The reviews of guests who met one of the demo's problems. */
export function problemReviews(random: Random): ReviewRow[] {
  return PROBLEMS.flatMap(({ home: id, days, reviews }) => {
    const home = HOMES.find((candidate) => candidate.id === id);
    if (!home) throw new Error(`There is no home ${id}.`);
    return reviews.map(({ stars, language, text }) => {
      const stay = drawStay(random, home, LAST_TIME - days * DAY);
      const visit: Visit = { ...drawVisit(random, home, stay), language };
      return { ...reviewRow(random, visit, stars, { text, faults: [] }), publicReview: text };
    });
  });
}

function reviewRow(random: Random, visit: Visit, stars: Stars, { text, faults }: ComposedReview): ReviewRow {
  const { channel, stay } = visit;
  const row = rowOf(random, visit);
  const hasNoText = random.chance(channel === 'bookingcom' ? 0.2 : 0.06);
  const hasCategories = channel === 'airbnb' || (channel === 'bookingcom' && random.chance(0.8));
  const rating = looseRating(random, ratingOf(random, channel, stars), hasCategories);
  const hasNoRating = rating === null && random.chance(0.4);
  const response = hasNoText ? null : responseTo(random, visit, stars, faults);
  return {
    ...row,
    rating,
    reviewCategory: hasCategories && !hasNoRating ? categoriesOf(random, channel, stars, faults) : [],
    publicReview: hasNoText ? random.pick(['', null]) : text,
    privateFeedback: channel !== 'direct' && random.chance(0.14) ? noteOf(random) : null,
    isRevieweeRecommended: channel === 'airbnb' && random.chance(0.3) ? Number(stars >= 3) : null,
    revieweeResponse: response,
    updatedOn: response ? stamp(later(random, stay.submitted + HALF_A_DAY, 6)) : row.updatedOn,
  };
}

/** Some ratings are missing and some are strings. */
function looseRating(random: Random, rating: number, hasCategories: boolean): LooseNumber | null {
  if (random.chance(hasCategories ? 0.04 : 0.02)) return null;
  return random.chance(0.04) ? String(rating) : rating;
}

/** The company responds to most complaints and some praise, in the guest's language. */
function responseTo(random: Random, visit: Visit, stars: Stars, faults: Topic[]): string | null {
  if (!random.chance(stars <= 3 ? 0.62 : 0.2)) return null;
  const responses =
    visit.language === 'en' ? englishResponses(stars, faults) : foreignResponses(visit.language, stars);
  return phrase(random, random.pick(responses), slotsOf(visit));
}

function englishResponses(stars: Stars, faults: Topic[]): readonly string[] {
  if (stars === 5) return THANKS;
  if (stars === 4) return NOTED;
  const particular = faults.flatMap((topic) => SORRY_ABOUT[topic] ?? []);
  return particular.length > 0 ? particular : SORRY;
}

function foreignResponses(language: Exclude<Language, 'en'>, stars: Stars): readonly string[] {
  const { thanks, sorry } = PHRASEBOOKS[language];
  return stars >= 4 ? thanks : sorry;
}

function noteOf(random: Random): string {
  return phrase(random, random.pick(PRIVATE_NOTES), {});
}
