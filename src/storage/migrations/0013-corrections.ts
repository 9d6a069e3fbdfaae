import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // How a review judges a topic, according to a person. Null: it does not judge it.
  `create table topic_corrections (
    review_id bigint not null references reviews (id) on delete cascade,
    topic text not null,
    polarity text check (polarity in ('positive', 'negative')),
    corrected_by text not null,
    corrected_at timestamptz not null default now(),
    primary key (review_id, topic)
  )`,
  `alter table review_topics add column is_corrected boolean not null default false`,

  // The calculated sentiment of a review whose sentiment a person has corrected; null for other reviews.
  `alter table reviews add column calculated_sentiment text
    check (calculated_sentiment in ('positive', 'neutral', 'negative'))`,
];

/** What people have corrected about topics and sentiments. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
