import { type Kysely, sql } from 'kysely';

/** Low ratings, then questions, then the others. */
const URGENCY = `(case when rating_tenths < 25 then 0 when review_text ~ '[?？؟]' then 1 else 2 end)`;

/** The order of the deadlines of a channel. */
const DAY = `((submitted_at at time zone 'UTC')::date)`;
const OPEN = `include (source, listing_id, assignee, has_text) where not has_response and withdrawn_at is null`;

const STATEMENTS = [
  `create table skipped_answers (
    review_id bigint primary key references reviews on delete cascade,
    skipped_by text not null,
    created_at timestamptz not null default now()
  )`,
  // For channels with a deadline, and for the others.
  `create index reviews_to_answer_by_day on reviews (channel, ${DAY}, ${URGENCY}, submitted_at, id) ${OPEN}`,
  `create index reviews_to_answer_by_urgency on reviews (channel, ${URGENCY}, submitted_at desc, id desc) ${OPEN}`,
  `create index responses_settled on responses (state, settled_at)`,
];

/** Which reviews need an answer, the most urgent first, and those that people have skipped. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
