/**
 * The text that a search looks at, of each review: guest, text, channel and listing, normalized as `normalizeText` does in
 * TypeScript. Triggers keep the text; its trigram index takes longer to write than all else of a review, so it is partial,
 * and new texts are added to it in the background.
 */
export const SEARCH = [
  `create extension if not exists pg_trgm`,
  // Most texts have no accents, and lower() alone is fast. U+0300 to U+036F are what NFKD leaves of accents.
  `create function normalize_text(given text) returns text language sql immutable strict parallel safe as $$
    select case when octet_length(given) = length(given) then lower(given)
      else regexp_replace(normalize(lower(given), NFKD), U&'[\\0300-\\036F]', '', 'g') end
  $$`,
  `create table review_search (
    review_id bigint primary key,
    search_text text not null,
    is_indexed boolean not null default false
  )`,
  `create index review_search_trigrams on review_search using gin (search_text gin_trgm_ops) where is_indexed`,
  `create index review_search_unindexed on review_search (review_id) where not is_indexed`,
  // Text that one review in five hundred has is found in a sample, so the planner knows how common it is.
  `alter table review_search alter column search_text set statistics 500`,
  `create function review_search_text(guest_name text, review_text text, channel text, listing_name text)
    returns text language sql immutable parallel safe as $$
      select normalize_text(concat_ws(E'\\n', guest_name, review_text, channel, listing_name))
    $$`,
  `create function add_review_search() returns trigger language plpgsql as $$
    begin
      insert into review_search
        select r.id, review_search_text(r.guest_name, r.review_text, r.channel, l.name)
        from added r join listings l on l.id = r.listing_id;
      return null;
    end $$`,
  `create trigger search_added_reviews after insert on reviews
    referencing new table as added for each statement execute function add_review_search()`,
  // By row: a self-join of the transition tables would be slow for many rows.
  `create function update_review_search() returns trigger language plpgsql as $$
    begin
      update review_search set is_indexed = false, search_text = (
        select review_search_text(new.guest_name, new.review_text, new.channel, l.name)
        from listings l where l.id = new.listing_id)
      where review_id = new.id;
      return null;
    end $$`,
  `create trigger search_changed_reviews after update on reviews for each row
    when ((old.guest_name, old.review_text, old.channel, old.listing_id)
      is distinct from (new.guest_name, new.review_text, new.channel, new.listing_id))
    execute function update_review_search()`,
  `create function remove_review_search() returns trigger language plpgsql as $$
    begin
      delete from review_search where review_id = old.id;
      return null;
    end $$`,
  `create trigger search_removed_reviews after delete on reviews for each row
    execute function remove_review_search()`,
  `create function rename_review_search() returns trigger language plpgsql as $$
    begin
      update review_search set is_indexed = false,
        search_text = review_search_text(r.guest_name, r.review_text, r.channel, new.name)
      from reviews r where r.listing_id = new.id and review_id = r.id;
      return null;
    end $$`,
  `create trigger search_renamed_listings after update on listings for each row when (old.name <> new.name)
    execute function rename_review_search()`,
];
