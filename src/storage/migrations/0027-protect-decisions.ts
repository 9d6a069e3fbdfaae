import { type Kysely, sql } from 'kysely';

const APPEND_ONLY = ['security_events', 'batches', 'assignee_changes', 'decisions', 'decision_reasons'];

/** @param isAllowed statements that return the row of what the product does */
const protect = (table: string, isAllowed: string) => [
  `create function protect_${table}() returns trigger language plpgsql as $$
    declare
      allowed ${table};
    begin
      ${isAllowed}
      raise exception '${table} are append-only' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger protected before update or delete on ${table} for each row execute function protect_${table}()`,
];

/** Network addresses are kept for a time, at least 30 days. */
const FORGETS_ADDRESS = (at: string) => `
      if tg_op = 'UPDATE' then
        allowed := old;
        allowed.address := null;
        if new is not distinct from allowed and old.${at} < now() - interval '30 days' then
          return new;
        end if;
      end if;`;

const STATEMENTS = [
  // Where it was done. Null before this migration. Decisions of a bulk action and of an undo have it in their batch.
  'alter table decisions add column address text',
  'alter table batches add column address text',

  ...protect(
    'decisions',
    `${FORGETS_ADDRESS('at')}
      -- A guest is erased.
      if tg_op = 'UPDATE' then
        allowed := old;
        allowed.reason := null;
        allowed.revision := null;
        if new is not distinct from allowed and exists (
          select from reviews join erased_reviews using (source, upstream_id) where reviews.id = old.review_id
        ) then
          return new;
        end if;
      end if;
      -- The demo ends.
      if tg_op = 'DELETE' and exists (
        select from reviews join listings on listings.id = reviews.listing_id
        where reviews.id = old.review_id and 'demo' in (reviews.source, listings.source)
      ) then
        return old;
      end if;`,
  ),
  ...protect(
    'decision_reasons',
    `-- With its decision, or because a guest is erased.
      if tg_op = 'DELETE' and not exists (
        select from decisions join reviews on reviews.id = review_id
        where decisions.id = old.decision_id and not exists (
          select from erased_reviews e where (e.source, e.upstream_id) = (reviews.source, reviews.upstream_id))
      ) then
        return old;
      end if;`,
  ),
  ...protect(
    'assignee_changes',
    `-- With its review.
      if tg_op = 'DELETE' and not exists (select from reviews where id = old.review_id) then
        return old;
      end if;`,
  ),
  ...protect(
    'batches',
    `${FORGETS_ADDRESS('made_at')}
      -- Foreign keys keep a batch that has changed something.
      if tg_op = 'DELETE' then
        return old;
      end if;`,
  ),

  // A restore disables these while it holds the tables.
  `create function refuse_truncate() returns trigger language plpgsql as $$
    begin
      raise exception '% are append-only', tg_table_name using errcode = 'insufficient_privilege';
    end $$`,
  ...APPEND_ONLY.map(
    (table) =>
      `create trigger not_truncated before truncate on ${table} for each statement execute function refuse_truncate()`,
  ),
];

/** Who decided what, and where, stays as it was stored. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
