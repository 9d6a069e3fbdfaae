import { type Kysely, sql } from 'kysely';

/** As in migration 0009. */
const QUIET = ['note_count', 'language'];
const rowOf = (alias: string) => `row(${QUIET.map((column) => `${alias}.${column}`).join(', ')})`;
const columns = ['id', ...QUIET].join(', ');
const othersOf = (alias: string) => `to_jsonb(${alias}) - '{${QUIET.join(',')}}'::text[]`;

/**
 * The same without a join of all rows with all rows, which took minutes for 100,000 reviews: PostgreSQL keeps the plan of a
 * trigger, and the first update of a session is small.
 */
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
          if exists (select ${columns} from after_rows except select ${columns} from before_rows) then
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
