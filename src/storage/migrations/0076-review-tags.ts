import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table review_tags (
    review_id bigint not null references reviews (id) on delete cascade,
    tag text not null check (length(tag) between 1 and 30),
    -- The username of a person, or the name of a token or a rule.
    added_by text not null,
    added_at timestamptz not null default now(),
    primary key (review_id, tag)
  )`,
  'create index review_tags_by_tag on review_tags (tag, review_id)',
];

/** Labels that people and rules put on reviews. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
