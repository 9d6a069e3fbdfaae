import { counterOf } from '../../counts/total.ts';
import { rowConditions, sharedConditions } from './conditions.ts';
import type { Asked } from './ids.ts';
import type { Order } from './order.ts';
import type { ListParameters } from './values.ts';

/**
 * A page far down in the order of dates: the cells of months and then of days say on which day it begins and how many
 * reviews come before that day, so only that day is walked. The cells are as exact as the rows, for one statement
 * sees both at one moment.
 */
export function idsFromDay(asked: Asked, order: Order, given: ListParameters): string {
  const { limit, sortOrder } = asked;
  const start = given.add('offset');
  const counter = counterOf(asked);
  const shared = sharedConditions(asked, given)
    .map((condition) => ` and ${condition}`)
    .join('');
  const conditions = rowConditions(asked, given, 'date').join(' and ');
  const isDown = sortOrder === 'desc';
  /** Each period with how many reviews come before it; `also` picks the periods. */
  const positions = (grain: 'm' | 'd', queued: string, also: string, queuedToo: string) => `
    select start, before, until_then from (
      select start, n, sum(n) over (order by start ${sortOrder}) - n as before,
        sum(n) over (order by start ${sortOrder}) as until_then
      from (
        select start, sum(n) as n from (
          select start, sum(${counter}) as n from review_counts
            where listing_id = 0 and grain = '${grain}'${shared}${also} group by start
          union all
          select ${queued}, sum(${counter}) from review_count_deltas where true${shared}${queuedToo} group by 1
        ) as each group by start
      ) as periods
    ) as placed where n > 0`;
  return `
    with month as materialized (
      select start, before from (${positions('m', `date_trunc('month', day)::date`, '', '')}) as months
      where before <= ${start} and until_then > ${start}
    ), of_month as materialized (
      select start, before + (select before from month) as before, until_then + (select before from month) as until_then
      from (${positions(
        'd',
        'day',
        ` and start >= (select start from month) and start < (select start + interval '1 month' from month)::date`,
        ` and day >= (select start from month) and day < (select start + interval '1 month' from month)::date`,
      )}) as days
    ), day as materialized (
      select start, before from of_month where before <= ${start} and until_then > ${start}
    )
    select id from reviews
    where ${conditions} and submitted_at ${
      isDown
        ? `< (select (start + 1)::timestamp at time zone 'UTC' from day)`
        : `>= (select start::timestamp at time zone 'UTC' from day)`
    }
    order by ${order.forward} limit ${limit} offset (select ${start} - before from day)`;
}
