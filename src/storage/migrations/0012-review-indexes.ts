import { type Kysely, sql } from 'kysely';

/**
 * An index for every order in which reviews are read, and for each filter beside the default order. All leave out
 * reviews that are no longer published at their channel, which nobody is shown. What filters look at is included, so
 * that rows that they leave out are never fetched.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`drop index reviews_by_date`,
    sql`drop index reviews_of_channel_by_date`,
    sql`create index reviews_by_date on reviews (submitted_at, id)
      include (is_approved, channel, rating_tenths, listing_id) where withdrawn_at is null`,
    sql`create index reviews_in_listing_by_date on reviews (listing_id, submitted_at, id)
      include (is_approved, channel, rating_tenths) where withdrawn_at is null`,
    sql`create index reviews_of_stars_by_date on reviews (((rating_tenths + 5) / 10), submitted_at, id)
      where withdrawn_at is null`,
    sql`create index reviews_of_channel_by_date on reviews (channel, submitted_at, id)
      include (is_approved, rating_tenths, listing_id) where withdrawn_at is null`,
    sql`create index reviews_of_status_by_date on reviews (is_approved, submitted_at, id)
      include (channel, rating_tenths, listing_id) where withdrawn_at is null`,
    // Unrated ones come last both ways, so neither index serves for the other.
    sql`create index reviews_by_rating on reviews (rating_tenths, id)
      include (is_approved, channel, listing_id, submitted_at) where withdrawn_at is null`,
    sql`create index reviews_by_rating_down on reviews (rating_tenths desc nulls last, id desc)
      include (is_approved, channel, listing_id, submitted_at) where withdrawn_at is null`,
    sql`create index reviews_by_guest on reviews (guest_name collate "und-x-icu", id) 
      include (is_approved, channel, rating_tenths, listing_id, submitted_at) where withdrawn_at is null`,
    sql`create index reviews_in_listing on reviews (listing_id, id)
      include (is_approved, channel, rating_tenths, submitted_at) where withdrawn_at is null`,
    sql`create index listings_by_name on listings (name collate "und-x-icu", id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
