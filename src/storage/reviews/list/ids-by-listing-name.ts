import { counterOf } from '../../counts/total.ts';
import { sharedConditions } from './conditions.ts';
import { type Asked, either, part } from './ids.ts';
import { IN_PEOPLES_ORDER } from './order.ts';
import type { ListParameters } from './values.ts';

/**
 * A page in the order of listings' names: listings are walked by `listings_by_name` and of each its reviews by
 * `reviews_in_listing`. Further down, the cells of the listings say in which of them the page begins.
 */
export function idsByListingName(asked: Asked, conditions: string, given: ListParameters): string {
  const { sortOrder } = asked;
  const inOrder = `l.name ${IN_PEOPLES_ORDER} ${sortOrder}, l.id ${sortOrder}`;
  const few = `select matching.id from (
      select id, listing_id from reviews where ${conditions} order by submitted_at desc, id desc limit 1000
    ) as matching join listings l on l.id = matching.listing_id
    order by ${inOrder}, matching.id ${sortOrder} ${part(asked, given)}`;
  return either(few, many(asked, conditions, inOrder, given));
}

function many(asked: Asked, conditions: string, inOrder: string, given: ListParameters): string {
  const { sortOrder, limit, offset } = asked;
  const hasDays = asked.startDate !== undefined || asked.endDate !== undefined;
  const ofListing = (limits: string) => `lateral (
      select id from reviews where ${conditions} and listing_id = l.id order by id ${sortOrder} ${limits}
    ) as r`;
  if (offset === 0 || hasDays) return walkedByListingName(asked, conditions, given);
  const start = given.add('offset');
  const counter = counterOf(asked);
  const shared = ['true', ...sharedConditions(asked, given)].join(' and ');
  return `select r.id from (
      select id, name, n, sum(n) over (order by ${inOrder}) - n as before from (
        select l.id, l.name, sum(counted.n) as n from listings l join (
          select listing_id, ${counter} as n from review_counts where grain = 'a' and listing_id <> 0 and ${shared}
          union all
          select listing_id, ${counter} from review_count_deltas where ${shared}
        ) as counted on counted.listing_id = l.id group by l.id
      ) as l
    ) as l cross join ${ofListing(`limit ${limit} offset greatest(0, ${start} - l.before)`)}
    where l.before < ${start} + ${limit} and l.before + l.n > ${start}
    order by ${inOrder}, r.id ${sortOrder} limit ${limit}`;
}

/** Listing by listing from the first on, each as far as the page could need it. */
export function walkedByListingName(asked: Asked, conditions: string, given: ListParameters): string {
  const { sortOrder, limit, offset } = asked;
  const most = offset === 0 ? `${limit}` : `${limit} + ${given.add('offset')}`;
  return `select r.id from listings l cross join lateral (
      select id from reviews where ${conditions} and listing_id = l.id order by id ${sortOrder} limit ${most}
    ) as r order by l.name ${IN_PEOPLES_ORDER} ${sortOrder}, l.id ${sortOrder}, r.id ${sortOrder}
    ${part(asked, given)}`;
}
