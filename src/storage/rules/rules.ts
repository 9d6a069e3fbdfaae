import { sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Rule, RuleInput } from '#domain/rules/rule.ts';
import type { RulePause } from '#domain/rules/rule-pause.ts';
import { countOf } from '../database/count-of.ts';
import { acquire } from '../database/named-lock.ts';
import type { Db } from '../tables.ts';

/** The newest matches that a page can list. */
const MAX_LISTED = 100;
const MAX_COUNTED = 10_000;

/** A rule with what it has been applied to. */
export interface StoredRule extends Rule {
  /** How often, counted up to `MAX_COUNTED`. */
  matches: number;
  lastMatchAt: Date | null;
  /** The newest of them. */
  matchedIds: ReviewId[];
}

const COLUMNS = [
  ...(['id', 'name', 'owner', 'filter', 'assignee', 'notify', 'tag', 'template_id as templateId'] as const),
  ...(['is_enabled as isEnabled', 'paused_reason as pausedReason', 'created_at as createdAt'] as const),
];

/** @param owner whose rules are listed; undefined for all */
async function list(db: Db, owner?: string, id?: number): Promise<StoredRule[]> {
  return db
    .selectFrom('rules')
    .select(COLUMNS)
    .select([
      sql<number>`(select count(*) from (
        select from rule_matches where rule_id = rules.id limit ${sql.lit(MAX_COUNTED)}) as counted)`.as(
        'matches',
      ),
      sql<Date | null>`(select max(matched_at) from rule_matches where rule_id = rules.id)`.as('lastMatchAt'),
      sql<ReviewId[]>`array(select review_id::integer from rule_matches where rule_id = rules.id
        order by matched_at desc limit ${sql.lit(MAX_LISTED)})`.as('matchedIds'),
    ])
    .$if(owner !== undefined, (query) => query.where('owner', '=', owner ?? ''))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute();
}

/** @param owner whose rule it must be; undefined for anyone’s */
async function byId(db: Db, id: number, owner?: string): Promise<StoredRule | null> {
  return (await list(db, owner, id))[0] ?? null;
}

/** The rules that are applied, in the order in which they are. */
async function listEnabled(db: Db): Promise<Rule[]> {
  return db
    .selectFrom('rules')
    .select(COLUMNS)
    .where('is_enabled', '=', true)
    .orderBy('id')
    .forShare()
    .execute();
}

/** How many there are. Another transaction that adds one waits until this one ends. */
async function lockAndCount(db: Db): Promise<number> {
  await acquire(db, 'rules');
  return countOf(db.selectFrom('rules'));
}

/** Locks a rule until the transaction ends: an erasure removes names of guests from its filter, and the product pauses it. */
async function lock(db: Db, id: number): Promise<void> {
  await sql`select from rules where id = ${id} for update`.execute(db);
}

const toRow = ({ name, filter, assignee, notify, tag, templateId }: RuleInput) => ({
  name,
  filter: JSON.stringify(filter),
  assignee,
  notify: [...notify],
  tag,
  template_id: templateId,
});

async function insert(db: Db, owner: string, rule: RuleInput): Promise<number> {
  const { id } = await db
    .insertInto('rules')
    .values({ ...toRow(rule), owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function update(db: Db, id: number, rule: RuleInput): Promise<void> {
  await db.updateTable('rules').set(toRow(rule)).where('id', '=', id).execute();
}

/**
 * Switches a rule on or off.
 *
 * @param reason why the product does; null for a person
 * @param owner with whose access it acts from now on
 */
async function setEnabled(
  db: Db,
  id: number,
  isEnabled: boolean,
  { reason = null, owner }: { reason?: RulePause | null; owner?: string } = {},
): Promise<void> {
  await db
    .updateTable('rules')
    .set({ is_enabled: isEnabled, paused_reason: reason, owner })
    .where('id', '=', id)
    .execute();
}

async function remove(db: Db, id: number): Promise<void> {
  await db.deleteFrom('rules').where('id', '=', id).execute();
}

export const ruleReaders = { list, byId };
export const ruleWriters = { listEnabled, lockAndCount, lock, insert, update, setEnabled, remove };
