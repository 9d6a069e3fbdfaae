import { sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Rule, RuleInput } from '#domain/rules/rule.ts';
import type { RulePause } from '#domain/rules/rule-pause.ts';
import { acquire } from '../database/named-lock.ts';
import { countOf, onlyRow } from '../database/rows.ts';
import type { Db } from '../tables.ts';

/** The newest matches that a page can list. */
const MAX_LISTED = 100;
const MAX_COUNTED = 10_000;

/** A rule with what it has been applied to. */
export interface StoredRule extends Rule {
  /** To how many reviews, counted up to `MAX_COUNTED`. */
  matches: number;
  lastMatchAt: Date | null;
  /** The newest of them. */
  matchedIds: ReviewId[];
}

const COLUMNS = sql`id, name, owner, filter, assignee, notify, tag, template_id as "templateId",
  is_enabled as "isEnabled", paused_reason as "pausedReason", created_at as "createdAt"`;

/** @param owner whose rules are listed; undefined for all */
async function list(db: Db, owner?: string, id?: number): Promise<StoredRule[]> {
  const { rows } = await sql<StoredRule>`
    select ${COLUMNS}, (select count(*) from (
        select distinct review_id from rule_matches where rule_id = rules.id limit ${sql.lit(MAX_COUNTED)}) as counted) as matches,
      (select max(matched_at) from rule_matches where rule_id = rules.id) as "lastMatchAt",
      array(select review_id::integer from rule_matches where rule_id = rules.id
        order by matched_at desc limit ${sql.lit(MAX_LISTED)}) as "matchedIds"
    from rules where owner = coalesce(${owner ?? null}, owner) and id = coalesce(${id ?? null}, id)
    order by id`.execute(db);
  return rows;
}

/** @param owner whose rule it must be; undefined for anyone’s */
async function byId(db: Db, id: number, owner?: string): Promise<StoredRule | null> {
  return (await list(db, owner, id))[0] ?? null;
}

/** The rules that are applied, in the order in which they are. */
async function listEnabled(db: Db): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select ${COLUMNS} from rules where is_enabled order by id for share`.execute(db);
  return rows;
}

/** How many there are. Another transaction that adds one waits until this one ends. */
async function lockAndCount(db: Db): Promise<number> {
  await acquire(db, 'rules');
  return countOf(db, sql`rules`);
}

/** Locks a rule until the transaction ends: an erasure removes names of guests from its filter, and the product pauses it. */
async function lock(db: Db, id: number): Promise<void> {
  await sql`select from rules where id = ${id} for update`.execute(db);
}

/** The values of `name, filter, assignee, notify, tag, template_id`. */
const valuesOf = ({ name, filter, assignee, notify, tag, templateId }: RuleInput) =>
  sql`${name}, ${JSON.stringify(filter)}::jsonb, ${assignee}, ${notify}::text[], ${tag}, ${templateId}::integer`;

async function insert(db: Db, owner: string, rule: RuleInput): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into rules (name, filter, assignee, notify, tag, template_id, owner)
    values (${valuesOf(rule)}, ${owner}) returning id`.execute(db);
  return onlyRow(inserted).id;
}

async function update(db: Db, id: number, rule: RuleInput): Promise<void> {
  await sql`update rules set (name, filter, assignee, notify, tag, template_id) = (${valuesOf(rule)})
    where id = ${id}`.execute(db);
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
  await sql`update rules set is_enabled = ${isEnabled}, paused_reason = ${reason},
    owner = coalesce(${owner ?? null}, owner) where id = ${id}`.execute(db);
}

async function remove(db: Db, id: number): Promise<void> {
  await sql`delete from rules where id = ${id}`.execute(db);
}

export const ruleReaders = { list, byId };
export const ruleWriters = { listEnabled, lockAndCount, lock, insert, update, setEnabled, remove };
