import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table rules (
    id bigint generated always as identity primary key,
    name text not null,
    -- The username of the person with whose access it acts.
    owner text not null,
    filter jsonb not null,
    assignee text,
    notify text[] not null,
    tag text,
    template_id bigint,
    is_enabled boolean not null default false,
    paused_reason text,
    created_at timestamptz not null default now(),
    check (paused_reason is null or not is_enabled)
  )`,
  // What a rule has been applied to: to each content of a review once.
  `create table rule_matches (
    rule_id bigint not null references rules on delete cascade,
    review_id bigint not null references reviews (id) on delete cascade,
    -- As in reviews.content_changed_at; empty before the first change.
    content text not null,
    template_id bigint,
    matched_at timestamptz not null default now(),
    primary key (rule_id, review_id, content)
  )`,
  'create index rule_matches_by_time on rule_matches (rule_id, matched_at)',
  'create index rule_matches_of_review on rule_matches (review_id)',
  // New and changed reviews that rules are still to be applied to, once their texts are analysed.
  `create table rule_queue (
    review_id bigint primary key references reviews (id) on delete cascade,
    queued_at timestamptz not null default now()
  )`,
  `insert into event_cursors (reader) values ('rules')`,
];

/** Rules, what they were applied to, and what they are to be applied to. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
