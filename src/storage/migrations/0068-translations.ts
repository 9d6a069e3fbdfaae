import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table translations (
    review_id bigint not null references reviews on delete cascade,
    language text not null,
    text_hash text not null,
    text text not null,
    model text not null,
    created_at timestamptz not null default now(),
    primary key (review_id, language)
  )`,
  // A changed or erased text takes its translations with it.
  `create function drop_translations() returns trigger language plpgsql as $$
  begin
    delete from translations where review_id = new.id;
    return null;
  end $$`,
  'create trigger drop_translations after update on reviews for each row ' +
    'when (old.review_text is distinct from new.review_text) execute function drop_translations()',
];

/** Machine translations of the texts of reviews. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
