import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // What was erased on a guest's request. The upstream's id is all that is kept, so that nothing brings the data back.
  `create table erased_reviews (
    source text not null,
    upstream_id text not null,
    erased_at timestamptz not null default now(),
    primary key (source, upstream_id)
  )`,
  // A sync or an import that has read a row before its erasure writes it afterwards: so the database itself refuses it.
  `create function blank_erased_review() returns trigger language plpgsql as $$
    begin
      if exists (select from erased_reviews e where e.source = new.source and e.upstream_id = new.upstream_id) then
        new.guest_name := 'Erased guest';
        new.review_text := '';
        new.private_feedback := null;
        new.response_text := null;
        new.response_at := null;
        new.arrival_date := null;
        new.departure_date := null;
        new.revision := null;
        new.language := 'und';
      end if;
      return new;
    end $$`,
  `create trigger blank_erased before insert or update of guest_name, review_text, private_feedback, response_text,
    response_at, arrival_date, departure_date, revision on reviews for each row execute function blank_erased_review()`,
  `create function drop_erased_row() returns trigger language plpgsql as $$
    begin
      if exists (select from erased_reviews e where e.source = new.source and e.upstream_id = new.row_key) then
        return null;
      end if;
      return new;
    end $$`,
  `create trigger drop_erased before insert or update on quarantined_rows for each row execute function drop_erased_row()`,
];

/** What was erased on a guest's request. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
