import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // The username; no foreign key, because a review stays with a person whose account is disabled.
  `alter table reviews add column assignee text`,
  // Kept by the writers of notes, so that lists count no notes.
  `alter table reviews add column note_count integer not null default 0`,
  `create index reviews_of_assignee_by_date on reviews (assignee, submitted_at, id)
    where assignee is not null and withdrawn_at is null`,
  `create table review_notes (
    id bigint generated always as identity primary key,
    review_id bigint not null references reviews (id) on delete cascade,
    author text not null,
    text text not null,
    written_at timestamptz not null default now(),
    changed_at timestamptz
  )`,
  `create index notes_of_review on review_notes (review_id, id)`,
];

/** The assignee and the notes of a review. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
