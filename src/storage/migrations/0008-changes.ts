import { type Kysely, sql } from 'kysely';

/** Up to so many listings are named one by one; more than that is "listings". */
const MOST_NAMED = 50;

/**
 * The outbox of news for other processes. Triggers fill it in the transaction that changes something, whatever wrote
 * it; `changes.ts` empties and announces it after the commit. Unlogged, because whoever listened has lost its
 * connection, and so trusts nothing, when PostgreSQL comes back from a crash.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`create unlogged table changes (topic text not null)`,
    sql`create function note_listings(ids bigint[]) returns void language plpgsql as $$
      begin
        if cardinality(ids) > ${sql.lit(MOST_NAMED)} then
          insert into changes (topic) values ('listings');
        else
          insert into changes (topic) select 'listing:' || id from unnest(ids) as id;
        end if;
      end $$`,
    sql`create function note_reviews_changed() returns trigger language plpgsql as $$
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
    sql`create trigger reviews_added after insert on reviews
      referencing new table as after_rows for each statement execute function note_reviews_changed()`,
    sql`create trigger reviews_changed after update on reviews
      referencing old table as before_rows new table as after_rows
      for each statement execute function note_reviews_changed()`,
    sql`create trigger reviews_removed after delete on reviews
      referencing old table as before_rows for each statement execute function note_reviews_changed()`,
    sql`create function note_listings_changed() returns trigger language plpgsql as $$
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
    sql`create trigger listings_added after insert on listings
      referencing new table as after_rows for each statement execute function note_listings_changed()`,
    sql`create trigger listings_changed after update on listings
      referencing old table as before_rows new table as after_rows
      for each statement execute function note_listings_changed()`,
    sql`create trigger listings_removed after delete on listings
      referencing old table as before_rows for each statement execute function note_listings_changed()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
