import { dayConditions, rowConditions } from './conditions.ts';
import type { Asked } from './ids.ts';
import { walkedByListingName } from './ids-by-listing-name.ts';
import { orderOf, shownOrder } from './order.ts';
import { foundByWords, foundInTexts, MOST_COUNTED, patternOf, type SearchWay, WORDS } from './search.ts';
import type { Days, ListParameters } from './values.ts';

/** The parts of a statement that lists what a search finds. */
export interface Searched {
  /** What comes before all: common table expressions, each with a comma at its end. */
  before: string;
  /** How many there are, or one more than are counted. */
  total: string;
  ids: string;
}

/** What a search finds among the reviews that the other filters leave, by one of three ways. */
export function searched(asked: Asked, days: Days | null, way: SearchWay, given: ListParameters): Searched {
  const pattern = patternOf(given);
  const others = [...rowConditions(asked, given, asked.sortBy), ...dayConditions(days, given)];
  const left = others.join(' and ');
  if (way === 'in order') {
    const each = `${left} and ${WORDS} like ${pattern}`;
    return {
      before: '',
      total: others.length > 1 ? countedInOrder(each) : countedAnywhere(left, pattern),
      ids: inOrder(asked, each, given),
    };
  }
  const found =
    way === 'each'
      ? `select id from reviews where ${left} and ${WORDS} like ${pattern}`
      : `select reviews.id from (${foundByWords(asked.search ?? '', pattern)}) as found join reviews on reviews.id = found.id where ${left}`;
  return {
    before: `found as materialized (${found}),`,
    total: 'select count(*) from found',
    ids: `select r.id from found join reviews r on r.id = found.id join listings l on l.id = r.listing_id
      order by ${shownOrder(asked.sortBy, asked.sortOrder)} limit ${asked.limit} offset ${given.add('offset')}`,
  };
}

function countedInOrder(condition: string): string {
  return `select count(*) from (
    select from reviews where ${condition} order by submitted_at desc, id desc limit ${MOST_COUNTED + 1}) as counted`;
}

/** Without other filters the texts are read one after the other; the index would first gather all that match. */
function countedAnywhere(left: string, pattern: string): string {
  return `select count(*) from (
    select from (${foundInTexts(pattern)}) as found join reviews on reviews.id = found.id where ${left}
    limit ${MOST_COUNTED + 1}) as counted`;
}

function inOrder(asked: Asked, condition: string, given: ListParameters): string {
  const { sortBy, sortOrder, limit } = asked;
  if (sortBy === 'listingName') return walkedByListingName(asked, condition, given);
  return `select id from reviews where ${condition} order by ${orderOf(sortBy, sortOrder).forward}
    limit ${limit} offset ${given.add('offset')}`;
}
