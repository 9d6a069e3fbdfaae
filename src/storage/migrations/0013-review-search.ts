import { type Kysely, sql } from 'kysely';

/**
 * What a search looks at: guest, text, channel and listing of each review as one text without case and accents, with an
 * index of its parts of three characters. Rows that changed wait in a queue until that text is made anew, for the
 * index is slow to write; whoever searches looks at them as they are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`create extension if not exists pg_trgm`,
    // Texts without accents are the rule, and lower() alone is fast. U+0300 to U+036F are what NFKD leaves of accents.
    sql`create function folded(words text) returns text language sql immutable strict parallel safe as $$
      select case when octet_length(words) = length(words) then lower(words)
        else regexp_replace(normalize(lower(words), NFKD), U&'[\\0300-\\036F]', '', 'g') end
    $$`,
    sql`create table review_search (review_id bigint primary key, words text not null)`,
    sql`create table review_search_queue (review_id bigint not null)
      with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`,
    sql`create index review_search_queue_by_review on review_search_queue (review_id)`,
    sql`create view searchable_reviews as
      select r.id, folded(concat_ws(E'\\n', r.guest_name, r.review_text, r.channel, l.name)) as words
      from reviews r join listings l on l.id = r.listing_id`,
    sql`insert into review_search select id, words from searchable_reviews`,
    sql`create index review_search_by_words on review_search using gin (words gin_trgm_ops)`,
    sql`create function queue_review_search() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'listings' then
          insert into review_search_queue select reviews.id from reviews join added on added.id = listing_id
            join removed on removed.id = added.id where removed.name <> added.name;
        elsif tg_op = 'INSERT' then
          insert into review_search_queue select id from added;
        elsif tg_op = 'DELETE' then
          insert into review_search_queue select id from removed;
        else
          insert into review_search_queue select added.id from added join removed using (id)
            where (added.guest_name, added.review_text, added.channel, added.listing_id)
              is distinct from (removed.guest_name, removed.review_text, removed.channel, removed.listing_id);
        end if;
        return null;
      end $$`,
    sql`create trigger search_added_reviews after insert on reviews
      referencing new table as added for each statement execute function queue_review_search()`,
    sql`create trigger search_changed_reviews after update on reviews
      referencing old table as removed new table as added for each statement execute function queue_review_search()`,
    sql`create trigger search_removed_reviews after delete on reviews
      referencing old table as removed for each statement execute function queue_review_search()`,
    sql`create trigger search_renamed_listings after update on listings
      referencing old table as removed new table as added for each statement execute function queue_review_search()`,
    // A change that commits meanwhile has its own place in the queue, so what was read too early is made again.
    sql`create function fold_review_search() returns bigint language sql as $$
      with turn as materialized (select pg_try_advisory_xact_lock(7310003) as got),
      taken as (
        delete from review_search_queue
        where ctid = any (array(select ctid from review_search_queue where (select got from turn) limit 5000))
        returning review_id
      ), gone as (
        delete from review_search where review_id in (select review_id from taken)
          and not exists (select from reviews where reviews.id = review_id)
      ), made as (
        insert into review_search
        select id, words from searchable_reviews where id in (select review_id from taken)
        on conflict (review_id) do update set words = excluded.words where review_search.words <> excluded.words
      )
      select count(*) from taken
    $$`,
  ];
  for (const statement of statements) await statement.execute(db);
}
