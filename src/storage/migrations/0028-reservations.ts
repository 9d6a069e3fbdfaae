import { type Kysely, sql } from 'kysely';

/** Only the page of one review shows these. When nothing else changes, the pages of its listing are not notified. */
const QUIET = ['note_count', 'language', 'reservation_id', 'channel_reservation_id'];
const rowOf = (alias: string) => `row(${QUIET.map((column) => `${alias}.${column}`).join(', ')})`;
const columns = ['id', ...QUIET].join(', ');
const othersOf = (alias: string) => `to_jsonb(${alias}) - '{${QUIET.join(',')}}'::text[]`;

const STATEMENTS = [
  // Of the upstream, and of the channel. Later syncs fill them for the reviews that are stored.
  `alter table reviews add column reservation_id text, add column channel_reservation_id text`,
  // For finding what is stored about a guest.
  `create index reviews_by_reservation on reviews (reservation_id) where reservation_id is not null`,
  `create index reviews_by_channel_reservation on reviews (upper(channel_reservation_id))
    where channel_reservation_id is not null`,

  // As in migration 0023, with the reservation.
  `create or replace function blank_erased_review() returns trigger language plpgsql as $$
    begin
      if exists (select from erased_reviews e where e.source = new.source and e.upstream_id = new.upstream_id) then
        new.guest_name := 'Erased guest';
        new.review_text := '';
        new.private_feedback := null;
        new.response_text := null;
        new.response_at := null;
        new.arrival_date := null;
        new.departure_date := null;
        new.reservation_id := null;
        new.channel_reservation_id := null;
        new.revision := null;
        new.language := 'und';
      end if;
      return new;
    end $$`,
  `drop trigger blank_erased on reviews`,
  `create trigger blank_erased before insert or update of guest_name, review_text, private_feedback, response_text,
    response_at, arrival_date, departure_date, reservation_id, channel_reservation_id, revision on reviews
    for each row execute function blank_erased_review()`,

  // As in migration 0016, with the new columns: the sync that fills them sends no notifications.
  `create or replace function note_reviews_changed() returns trigger language plpgsql as $$
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
    end $$`,
];

/** The reservation of each review. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
