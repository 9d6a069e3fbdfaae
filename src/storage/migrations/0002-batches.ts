import { type Kysely, sql } from 'kysely';

/** Batches of decisions, and what an undo needs to know. */
const STATEMENTS = [
  `create table batches (
    id uuid primary key,
    kind text not null check (kind in ('triage', 'bulk', 'undo')),
    made_by text not null,
    made_at timestamptz not null default now(),
    -- Of an undo: the batch whose decisions it took back; null when it took back one decision.
    undone_batch uuid references batches (id)
  )`,
  // Assignees that batches changed; an undo restores them.
  `create table assignee_changes (
    batch_id uuid not null references batches (id),
    review_id bigint not null references reviews (id) on delete cascade,
    from_assignee text,
    to_assignee text,
    primary key (batch_id, review_id)
  )`,
  `create index assignee_changes_of_review on assignee_changes (review_id)`,
  `create index batches_by_time on batches (made_at, id)`,
  `create index batches_that_undo on batches (undone_batch) where undone_batch is not null`,
  `alter table decisions
    add column batch_id uuid references batches (id),
    -- What had changed on the channel when the decision was made: an undo restores it.
    add column revision jsonb`,
  `create index decisions_of_batch on decisions (batch_id, review_id, id) where batch_id is not null`,
  `create index decisions_by_time on decisions (at, id)`,
  `create index decisions_of_person on decisions (decided_by, at, id)`,

  // Null while text and rating are those that were first stored.
  `alter table reviews add column content_changed_at timestamptz`,
  `create function note_content_change() returns trigger language plpgsql as $$
    begin
      -- Not the start of the transaction, which may be before a decision on the earlier content.
      new.content_changed_at := clock_timestamp();
      return new;
    end $$`,
  `create trigger content_changed before update of review_text, rating_tenths on reviews for each row
    when ((old.review_text, old.rating_tenths) is distinct from (new.review_text, new.rating_tenths))
    execute function note_content_change()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
