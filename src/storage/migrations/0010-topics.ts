import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // What the texts of reviews judge, found by the text analysis.
  `create table review_topics (
    review_id bigint not null references reviews (id) on delete cascade,
    topic text not null,
    polarity text not null check (polarity in ('positive', 'negative')),
    -- The characters of the text that say so, in UTF-16 code units, without the last.
    starts_at integer not null,
    ends_at integer not null,
    primary key (review_id, topic, polarity)
  )`,
  `create index reviews_of_topic on review_topics (topic, polarity, review_id)`,

  // Reviews whose present texts have not been analysed.
  `create table analysis_queue (
    review_id bigint primary key references reviews (id) on delete cascade
  )`,
  `create function queue_added_texts() returns trigger language plpgsql as $$
    begin
      insert into analysis_queue select id from added where has_text;
      return null;
    end $$`,
  `create trigger analyse_added_reviews after insert on reviews
    referencing new table as added for each statement execute function queue_added_texts()`,
  `create function queue_changed_text() returns trigger language plpgsql as $$
    begin
      -- First, because it waits for an analysis of the earlier text that is under way.
      insert into analysis_queue values (new.id) on conflict do nothing;
      delete from review_topics where review_id = new.id;
      return null;
    end $$`,
  `create trigger analyse_changed_reviews after update of review_text on reviews for each row
    when (old.review_text <> new.review_text) execute function queue_changed_text()`,
  `insert into analysis_queue select id from reviews where has_text`,
];

/** The topics of reviews, and the queue of texts to analyse. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
