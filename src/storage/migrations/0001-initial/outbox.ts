/** A statement that changes more listings than this publishes `listings` instead of each one. */
const MAX_NAMED = 50;

/**
 * The outbox of change notifications. Triggers add to it in the transaction that makes a change, so no writer can forget
 * it; `changes/` publishes and deletes its rows after the commit. It is unlogged because after a crash of PostgreSQL
 * every listener has lost its connection and discards its caches anyway.
 */
export const OUTBOX = [
  `create unlogged table changes (topic text not null)`,
  `create function note_listings(ids bigint[]) returns void language plpgsql as $$
    begin
      if cardinality(ids) > ${MAX_NAMED} then
        insert into changes (topic) values ('listings');
      else
        insert into changes (topic) select 'listing:' || id from unnest(ids) as id;
      end if;
    end $$`,
  `create function note_reviews_changed() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then
          perform note_listings(array(select distinct listing_id from after_rows));
        when 'DELETE' then
          perform note_listings(array(select distinct listing_id from before_rows));
        else
          perform note_listings(array(select listing_id from before_rows union select listing_id from after_rows));
      end case;
      return null;
    end $$`,
  `create trigger reviews_added after insert on reviews
    referencing new table as after_rows for each statement execute function note_reviews_changed()`,
  `create trigger reviews_changed after update on reviews
    referencing old table as before_rows new table as after_rows
    for each statement execute function note_reviews_changed()`,
  `create trigger reviews_removed after delete on reviews
    referencing old table as before_rows for each statement execute function note_reviews_changed()`,
  `create function note_listings_changed() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then
          perform note_listings(array(select id from after_rows));
        when 'DELETE' then
          perform note_listings(array(select id from before_rows));
        else
          -- A sync says the same again and again.
          perform note_listings(array(
            select after_rows.id from after_rows join before_rows using (id) where after_rows is distinct from before_rows
          ));
      end case;
      return null;
    end $$`,
  `create trigger listings_added after insert on listings
    referencing new table as after_rows for each statement execute function note_listings_changed()`,
  `create trigger listings_changed after update on listings
    referencing old table as before_rows new table as after_rows
    for each statement execute function note_listings_changed()`,
  `create trigger listings_removed after delete on listings
    referencing old table as before_rows for each statement execute function note_listings_changed()`,
  `create function note_sessions_changed() returns trigger language plpgsql as $$
    begin
      insert into changes (topic) values ('session');
      return null;
    end $$`,
  `create trigger sessions_ended after delete or update on sessions
    for each statement execute function note_sessions_changed()`,
  `create trigger users_changed after delete or update on users
    for each statement execute function note_sessions_changed()`,
];
