/** The planner would otherwise keep a plan of a short queue and scan it once per row after a large load. */
const USE_TIDS = 'set enable_seqscan = off';

/**
 * The search text of each review: guest, text, channel and listing name without case and accents, with a trigram index.
 * Changed reviews wait in a queue, because the index is slow to write; a search reads queued reviews as they are.
 */
export const SEARCH = [
  `create extension if not exists pg_trgm`,
  // Texts without accents are the rule, and lower() alone is fast. U+0300 to U+036F are what NFKD leaves of accents.
  `create function folded(words text) returns text language sql immutable strict parallel safe as $$
    select case when octet_length(words) = length(words) then lower(words)
      else regexp_replace(normalize(lower(words), NFKD), U&'[\\0300-\\036F]', '', 'g') end
  $$`,
  `create table review_search (review_id bigint primary key, words text not null)`,
  `create table review_search_queue (review_id bigint not null)
    with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`,
  `create index review_search_queue_by_review on review_search_queue (review_id)`,
  `create view searchable_reviews as
    select r.id, folded(concat_ws(E'\\n', r.guest_name, r.review_text, r.channel, l.name)) as words
    from reviews r join listings l on l.id = r.listing_id`,
  `create index review_search_by_words on review_search using gin (words gin_trgm_ops)`,
  `create function queue_review_search() returns trigger language plpgsql as $$
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
  `create trigger search_added_reviews after insert on reviews
    referencing new table as added for each statement execute function queue_review_search()`,
  `create trigger search_changed_reviews after update on reviews
    referencing old table as removed new table as added for each statement execute function queue_review_search()`,
  `create trigger search_removed_reviews after delete on reviews
    referencing old table as removed for each statement execute function queue_review_search()`,
  `create trigger search_renamed_listings after update on listings
    referencing old table as removed new table as added for each statement execute function queue_review_search()`,
  // A change that commits meanwhile has its own place in the queue, so what was read too early is made again.
  `create function fold_review_search() returns bigint language sql ${USE_TIDS} as $$
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
  // Rebuilds the search text of all reviews in a new table that replaces the old one: after a large load much faster than
  // adding to the index row by row. Rows queued after the first statement stay queued.
  `create function remake_review_search() returns bigint language plpgsql as $$
  declare
    taken bigint;
  begin
    if not pg_try_advisory_xact_lock(7310003) then
      return 0;
    end if;
    delete from review_search_queue;
    get diagnostics taken = row_count;
    create table review_search_made as select id as review_id, words from searchable_reviews;
    alter table review_search_made alter column words set not null,
      add constraint review_search_made_pkey primary key (review_id);
    create index review_search_made_by_words on review_search_made using gin (words gin_trgm_ops);
    analyze review_search_made;
    -- Searches queue up behind whoever waits for the table: a short attempt, and then it is their turn.
    for attempt in 1 .. 300 loop
      begin
        perform set_config('lock_timeout', '200ms', true);
        lock table review_search in access exclusive mode;
        exit;
      exception when lock_not_available then
        if attempt = 300 then
          raise;
        end if;
        perform pg_sleep(1);
      end;
    end loop;
    drop table review_search;
    alter table review_search_made rename to review_search;
    alter index review_search_made_pkey rename to review_search_pkey;
    alter index review_search_made_by_words rename to review_search_by_words;
    return taken;
  end $$`,
];
