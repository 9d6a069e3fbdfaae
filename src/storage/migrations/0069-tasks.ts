import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table tasks (
    id bigint generated always as identity primary key,
    listing_id bigint not null references listings on delete cascade,
    review_id bigint references reviews on delete cascade,
    topic text,
    title text not null,
    description text not null,
    category text not null,
    assignee text,
    due_on date,
    status text not null default 'open' check (status in ('open', 'in-progress', 'completed', 'cancelled')),
    done_at timestamptz,
    created_by text not null,
    created_at timestamptz not null default now(),
    state text not null check (state in ('local', 'waiting', 'sent', 'refused')),
    reason text,
    attempts integer not null default 0,
    last_error text,
    marker text not null,
    upstream_id text,
    checked_at timestamptz,
    check ((status in ('completed', 'cancelled')) = (done_at is not null))
  )`,
  `create index tasks_open on tasks (due_on, id) where done_at is null`,
  `create index tasks_done on tasks (done_at desc, id desc) where done_at is not null`,
  `create index tasks_of_review on tasks (review_id) where review_id is not null`,
  `create index tasks_of_listing on tasks (listing_id)`,
  `create index tasks_waiting on tasks (id) where state = 'waiting'`,
  `create index tasks_to_check on tasks (checked_at nulls first) where state = 'sent' and done_at is null`,
];

/** Tasks that people make from reviews, and whether they are at Hostaway. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
