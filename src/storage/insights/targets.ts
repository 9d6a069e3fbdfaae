import { type RawBuilder, sql } from 'kysely';
import type {
  Hundredths,
  OwnTarget,
  OwnTargetInput,
  TargetRule,
  TargetUnit,
} from '#domain/insights/targets.ts';
import { onlyRow } from '../database/rows.ts';
import { NAME_COLLATION } from '../name-collation.ts';
import type { Db } from '../tables.ts';
import { SCORE_TENTHS } from './categories.ts';
import { type Selection, selected, spanOf } from './spans.ts';

/** The ratings of one listing in one span of time. */
export interface RatingTotals {
  listing_id: number;
  name: string;
  span: number;
  n: number;
  sum: Hundredths;
}

/** The rating of a review in tenths of its unit, a whole number: the raw one where it is out of ten. */
function ratingOf({ category }: Pick<TargetRule, 'category'>, unit: TargetUnit): RawBuilder<number> {
  if (category !== null)
    return sql`(select round(avg(${SCORE_TENTHS})) from jsonb_to_recordset(categories) as rated (category text, rating float8)
      where category = ${category})`;
  return unit === 'stars'
    ? sql`rating_tenths`
    : sql`case when rating_tenths is not null
        then coalesce(floor(raw_rating / rating_scale * 100 + 0.5), rating_tenths * 2) end`;
}

/** Adds up the ratings of each listing and span that has any, by the names of the listings. */
async function sumRatings(
  db: Db,
  selection: Selection,
  rule: Pick<TargetRule, 'category'>,
  unit: TargetUnit,
): Promise<RatingTotals[]> {
  const { rows } = await sql<RatingTotals>`
    select totals.*, name from (
      select listing_id, span, count(*) as n, (sum(value) * 10)::bigint as sum from (
        select listing_id, ${spanOf(selection)} as span, ${ratingOf(rule, unit)} as value
        from reviews where ${selected(selection)}
      ) as rated where value is not null group by 1, 2
    ) as totals join listings on listings.id = listing_id
    order by name ${sql.raw(NAME_COLLATION)}, listing_id`.execute(db);
  return rows;
}

/** The targets that the company set for itself, the oldest first. */
async function list(db: Db): Promise<OwnTarget[]> {
  const { rows } = await sql<OwnTarget>`
    select targets.id, group_id as "groupId", listing_groups.name as "groupName", channel, category, goal, reach_by as by
    from targets left join listing_groups on listing_groups.id = group_id order by targets.id`.execute(db);
  return rows;
}

async function insert(db: Db, target: OwnTargetInput, createdBy: string): Promise<number> {
  const { groupId, channel, category, goal, by } = target;
  const inserted = await sql<{ id: number }>`
    insert into targets (group_id, channel, category, goal, reach_by, created_by)
    values (${groupId}, ${channel}, ${category}, ${goal}, ${by}, ${createdBy}) returning id`.execute(db);
  return onlyRow(inserted).id;
}

async function change(db: Db, id: number, target: OwnTargetInput): Promise<void> {
  const { groupId, channel, category, goal, by } = target;
  await sql`update targets set group_id = ${groupId}, channel = ${channel}, category = ${category},
    goal = ${goal}, reach_by = ${by} where id = ${id}`.execute(db);
}

async function remove(db: Db, id: number): Promise<void> {
  await sql`delete from targets where id = ${id}`.execute(db);
}

export const targetReaders = { list, sumRatings };
export const targetWriters = { insert, change, remove };
