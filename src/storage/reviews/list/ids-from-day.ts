import { areSummed, counterOf } from '../../counts/total.ts';
import { rowConditions, sharedConditions } from './conditions.ts';
import type { Asked } from './ids.ts';
import type { Order } from './order.ts';
import type { ListParameters } from './values.ts';

/** A period of the cells, and how many reviews of it come before the page. */
interface Step {
  name: 'year' | 'month' | 'day';
  grain: 'y' | 'm' | 'd';
  within: 'year' | 'month' | null;
}

const STEPS: Step[] = [
  { name: 'year', grain: 'y', within: null },
  { name: 'month', grain: 'm', within: 'year' },
  { name: 'day', grain: 'd', within: 'month' },
];

/**
 * A page far down in the order of dates: the cells of years, then of the months of one and the days of one of those say on
 * which day it begins and how many reviews of that day come before it, so only that day is walked. The cells are as
 * exact as the rows, for one statement sees both at one moment.
 */
export function idsFromDay(asked: Asked, order: Order, given: ListParameters): string {
  const steps = STEPS.map((step) => periodOf(step, asked, given));
  const conditions = rowConditions(asked, given, 'date').join(' and ');
  const onward =
    asked.sortOrder === 'desc'
      ? `< (select (start + 1)::timestamp at time zone 'UTC' from day)`
      : `>= (select start::timestamp at time zone 'UTC' from day)`;
  return `with ${steps.join(', ')}
    select id from reviews where ${conditions} and submitted_at ${onward}
    order by ${order.forward} limit ${asked.limit} offset (select rest::bigint from day)`;
}

/** Finds the period in which the page begins among those of the one above, and what is left of the offset there. */
function periodOf({ name, grain, within }: Step, asked: Asked, given: ListParameters): string {
  const shared = sharedConditions(asked, given)
    .map((condition) => ` and ${condition}`)
    .join('');
  const inside = (day: string) =>
    within === null
      ? ''
      : ` and ${day} >= (select start from ${within}) and ${day} < (select (start + interval '1 ${within}')::date from ${within})`;
  const rest = within === null ? given.add('offset') : `(select rest from ${within})`;
  const counter = counterOf(asked);
  return `${name} as materialized (
      select start, ${rest} - (upto - n) as rest from (
        select start, n, sum(n) over (order by start ${asked.sortOrder}) as upto from (
          select start, sum(n) as n from (
            select start, ${counter} as n from review_counts
              where listing_id = 0 and grain = '${areSummed(asked) ? grain.toUpperCase() : grain}'${shared}${inside('start')}
            union all
            select date_trunc('${name}', day)::date, ${counter} from review_count_deltas where true${shared}${inside('day')}
          ) as each group by start
        ) as periods
      ) as placed where upto > ${rest} and upto - n <= ${rest}
    )`;
}
