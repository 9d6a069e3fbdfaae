import { type Kysely, sql } from 'kysely';

/** Whose author has the name of a token: it ends with its owner in parentheses, which no username has. */
const kindOf = (by: string) =>
  `case when ${by} like '%)' then 'token' when ${by} = 'system' then 'system' else 'user' end`;
const CHANGED = `(select review_id from decisions where batch_id = batches.id
  union all select review_id from assignee_changes where batch_id = batches.id)`;

const STATEMENTS = [
  `create table events (
    id bigint generated always as identity primary key,
    -- The transaction, for readers that continue after a snapshot.
    tx xid8 not null default pg_current_xact_id(),
    at timestamptz not null default now(),
    kind text not null,
    actor_kind text not null check (actor_kind in ('anonymous', 'user', 'token', 'system')),
    actor text,
    address text,
    listing_id bigint,
    review_id bigint,
    batch_id uuid,
    target text,
    data jsonb not null default '{}'
  )`,

  // What the activity log was merged from.
  `insert into events (at, kind, actor_kind, actor, address, listing_id, review_id, batch_id, target, data)
    select * from (
      select at, action, actor_kind, actor, address, null::bigint, null::bigint, null::uuid, target, detail from security_events
      union all
      select at, case to_decision when 'none' then 'review.undecided' else 'review.' || to_decision end, ${kindOf('decided_by')},
        decided_by, address, listing_id, review_id, null, null, '{}'
      from decisions join reviews on reviews.id = review_id where batch_id is null and cause = 'manager'
      union all
      select made_at, case kind when 'triage' then 'decisions.triage' when 'undo' then 'decisions.undone'
          else 'bulk.' || coalesce((select to_decision from decisions where batch_id = batches.id limit 1), 'assigned') end,
        ${kindOf('made_by')}, made_by,
        case kind when 'triage' then (select string_agg(distinct address, ', ') from decisions where batch_id = batches.id)
          else address end,
        null, null, id, (select 'review ' || min(review_id) from ${CHANGED} as changed having count(*) = 1),
        jsonb_build_object('reviews', (select count(*) from ${CHANGED} as changed))
      from batches
    ) as entries order by 1`,
  'drop table security_events',
  'drop function protect_security_events',

  'create index events_by_transaction on events (tx)',
  // The activity log, in which a batch is one entry.
  'create index events_in_log on events (at, id) where batch_id is null or review_id is null',
  'create index events_of_batch on events (batch_id) where batch_id is not null and review_id is not null',

  `create function protect_events() returns trigger language plpgsql as $$
    declare
      allowed events;
    begin
      -- The time for which events are kept is a setting of at least 30 days. Otherwise events go with their review.
      if tg_op = 'DELETE' and (old.at < now() - interval '30 days'
        or old.review_id is not null and not exists (select from reviews where id = old.review_id))
      then
        return old;
      end if;
      -- A guest is erased, whose name may be in that of an imported file.
      if tg_op = 'UPDATE' and old.kind = 'reviews.imported' then
        allowed := old;
        allowed.target := null;
        if new is not distinct from allowed then
          return new;
        end if;
      end if;
      raise exception 'events are append-only for 30 days' using errcode = 'insufficient_privilege';
    end $$`,
  `do $$ begin execute format('alter function protect_events() set search_path = %I, pg_temp', current_schema()); end $$`,
  'create trigger protected before update or delete on events for each row execute function protect_events()',
  `create trigger not_truncated before truncate on events for each statement execute function refuse_truncate()`,
];

/** One list of all events, which replaces security events. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
