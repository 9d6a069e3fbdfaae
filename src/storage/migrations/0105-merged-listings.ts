import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // The property that a listing of another source was merged into; never a merged one itself.
  'alter table listings add merged_into bigint references listings, add check (merged_into <> id)',
  'create index listings_merged on listings (merged_into) where merged_into is not null',
  `alter table reviews
    -- Where its source places it, while that is a merged listing.
    add own_listing_id bigint references listings,
    add channel_review_id text,
    -- The review that counts instead. It is withdrawn meanwhile, so that no list, counter or page has it.
    add duplicate_of bigint references reviews on delete set null,
    add check (duplicate_of is null or withdrawn_at is not null)`,
  'create index reviews_of_own_listing on reviews (own_listing_id) where own_listing_id is not null',
  'create index reviews_by_channel_id on reviews (channel_review_id) where channel_review_id is not null',
  'create index reviews_duplicates on reviews (duplicate_of) where duplicate_of is not null',
  // Where it was sent, as for reviews.
  'alter table tasks add own_listing_id bigint references listings on delete cascade',
  // Reviews that a person has said to be different ones.
  `create table separated_reviews (
    review_id bigint not null references reviews on delete cascade,
    other_id bigint not null references reviews on delete cascade,
    separated_by text not null,
    created_at timestamptz not null default now(),
    primary key (review_id, other_id),
    check (review_id < other_id)
  )`,
  'create index separated_reviews_of_other on separated_reviews (other_id)',
];

/** Listings of several sources that are one property, and reviews that several sources have. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
