import type { LooseNumber } from '../records.ts';
import { drawVisit, type ReviewRow, rowOf, slotsOf, type Visit } from './account.ts';
import { drawStay, later, stamp } from './calendar.ts';
import { categoriesOf, ratingOf } from './channel-ratings.ts';
import { NOTED, PRIVATE_NOTES, SORRY, SORRY_ABOUT, THANKS } from './english/answers.ts';
import type { ComposedReview, Stars, Writer } from './english/compose.ts';
import type { Topic } from './english/topics.ts';
import { HOMES } from './homes/all-homes.ts';
import type { Language } from './language.ts';
import { PHRASEBOOKS } from './languages/phrasebooks.ts';
import { phrase } from './phrase.ts';
import type { Random } from './random.ts';
import { openReviewWriter } from './review-text.ts';
import { LONGEST_REVIEW, SPECIAL_REVIEWS } from './special-reviews.ts';
import { drawStars } from './stars.ts';

const HALF_A_DAY = 12 * 3_600_000;

/** Published reviews by guests: `usual` drawn ones, then each special text once. */
export function guestReviews(writer: Writer, usual: number): ReviewRow[] {
  const { random } = writer;
  const write = openReviewWriter(writer);
  const popularity = Object.fromEntries(HOMES.map(({ id, popularity }) => [String(id), popularity]));
  const drawn = Array.from({ length: usual }, () => {
    const id = Number(random.weighted(popularity));
    const home = HOMES.find((candidate) => candidate.id === id) ?? random.pick(HOMES);
    const visit = drawVisit(random, home, drawStay(random, home));
    const stars = drawStars(random, home.quality);
    return reviewRow(random, visit, stars, write(home, visit.language, stars, slotsOf(visit)));
  });
  const special = [...SPECIAL_REVIEWS, LONGEST_REVIEW].map(({ stars, text }) => {
    const home = random.pick(HOMES);
    const visit = drawVisit(random, home, drawStay(random, home), ['airbnb', 'homeaway', 'direct']);
    const english: Visit = { ...visit, language: 'en' };
    const words = phrase(random, text, slotsOf(english));
    return {
      ...reviewRow(random, english, stars as Stars, { text: words, faults: [] }),
      publicReview: words,
    };
  });
  return [...drawn, ...special];
}

function reviewRow(random: Random, visit: Visit, stars: Stars, { text, faults }: ComposedReview): ReviewRow {
  const { channel, stay } = visit;
  const row = rowOf(random, visit);
  const silent = random.chance(channel === 'bookingcom' ? 0.2 : 0.06);
  const categorised = channel === 'airbnb' || (channel === 'bookingcom' && random.chance(0.8));
  const rating = looseRating(random, ratingOf(random, channel, stars), categorised);
  const withholdsAll = rating === null && random.chance(0.4);
  const response = silent ? null : responseTo(random, visit, stars, faults);
  return {
    ...row,
    rating,
    reviewCategory: categorised && !withholdsAll ? categoriesOf(random, channel, stars, faults) : [],
    publicReview: silent ? random.pick(['', null]) : text,
    privateFeedback: channel !== 'direct' && random.chance(0.14) ? noteOf(random) : null,
    isRevieweeRecommended: channel === 'airbnb' && random.chance(0.3) ? Number(stars >= 3) : null,
    revieweeResponse: response,
    updatedOn: response ? stamp(later(random, stay.submitted + HALF_A_DAY, 6)) : row.updatedOn,
  };
}

/** Now and then a rating is missing, and now and then it comes as text. */
function looseRating(random: Random, rating: number, categorised: boolean): LooseNumber | null {
  if (random.chance(categorised ? 0.04 : 0.02)) return null;
  return random.chance(0.04) ? String(rating) : rating;
}

/** The company answers most complaints and some of the praise, in the guest's language. */
function responseTo(random: Random, visit: Visit, stars: Stars, faults: Topic[]): string | null {
  if (!random.chance(stars <= 3 ? 0.62 : 0.2)) return null;
  const answers =
    visit.language === 'en' ? englishAnswers(stars, faults) : foreignAnswers(visit.language, stars);
  return phrase(random, random.pick(answers), slotsOf(visit));
}

function englishAnswers(stars: Stars, faults: Topic[]): readonly string[] {
  if (stars === 5) return THANKS;
  if (stars === 4) return NOTED;
  const particular = faults.flatMap((topic) => SORRY_ABOUT[topic] ?? []);
  return particular.length > 0 ? particular : SORRY;
}

function foreignAnswers(language: Exclude<Language, 'en'>, stars: Stars): readonly string[] {
  const { thanks, sorry } = PHRASEBOOKS[language];
  return stars >= 4 ? thanks : sorry;
}

function noteOf(random: Random): string {
  return phrase(random, random.pick(PRIVATE_NOTES), {});
}
