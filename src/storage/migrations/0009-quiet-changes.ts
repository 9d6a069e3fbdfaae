import { type Kysely, sql } from 'kysely';

/** What the public never sees, and what pages of managers learn otherwise. */
const QUIET = ['note_count', 'language'];
const rowOf = (alias: string) => `row(${QUIET.map((column) => `${alias}.${column}`).join(', ')})`;
const othersOf = (alias: string) => `to_jsonb(${alias}) - '{${QUIET.join(',')}}'::text[]`;

/** An update of nothing but these columns notifies of no change: a note or a detected language would clear caches. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`create or replace function note_reviews_changed() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then
          perform note_listings(array(select distinct listing_id from after_rows));
        when 'DELETE' then
          perform note_listings(array(select distinct listing_id from before_rows));
        else
          -- Whole rows are compared only where such a column has changed.
          if exists (select from before_rows join after_rows using (id)
            where ${rowOf('before_rows')} is distinct from ${rowOf('after_rows')})
          then
            perform note_listings(array(
              select distinct unnest(array[before_rows.listing_id, after_rows.listing_id])
              from before_rows join after_rows using (id)
              where ${rowOf('before_rows')} is not distinct from ${rowOf('after_rows')}
                or ${othersOf('before_rows')} is distinct from ${othersOf('after_rows')}
            ));
          else
            perform note_listings(array(select listing_id from before_rows union select listing_id from after_rows));
          end if;
      end case;
      return null;
    end $$`)
    .execute(db);
}
