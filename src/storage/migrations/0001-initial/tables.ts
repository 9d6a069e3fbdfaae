/** Listings, reviews, and what managers decide, answer and set. */
export const TABLES = [
  `create table listings (
    id bigint generated always as identity primary key,
    source text not null,
    upstream_id text not null,
    name text not null,
    external_name text,
    city text,
    country text,
    bedrooms real,
    bathrooms real,
    max_guests integer,
    google_place_id text,
    created_at timestamptz not null default now(),
    unique (source, upstream_id)
  )`,
  `create index listings_by_name on listings (name collate "und-x-icu", id)`,

  `create table reviews (
    id bigint generated always as identity primary key,
    source text not null,
    upstream_id text not null,
    listing_id bigint not null references listings (id),
    guest_name text not null,
    review_text text not null,
    private_feedback text,
    rating_tenths smallint check (rating_tenths between 10 and 50),
    rating_derived boolean not null,
    raw_rating real,
    rating_scale smallint not null,
    categories jsonb not null,
    channel text not null,
    submitted_at timestamptz not null,
    arrival_date date,
    departure_date date,
    sentiment text not null check (sentiment in ('positive', 'neutral', 'negative')),
    response_text text,
    response_at timestamptz,
    decision text not null default 'none' check (decision in ('none', 'approved', 'unpublished')),
    is_approved boolean not null generated always as (decision = 'approved') stored,
    synced boolean not null default false,
    withdrawn_at timestamptz,
    withdrawn_because text,
    revision jsonb,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (source, upstream_id)
  )`,
  `create index reviews_of_listing_by_date on reviews (listing_id, is_approved, submitted_at, id)`,
  // An index for every sort order of the list, and for each filter with the default order. They leave out withdrawn
  // reviews, which no list shows, and include the columns that filters test, so that PostgreSQL fetches only matches.
  `create index reviews_by_date on reviews (submitted_at, id)
    include (is_approved, channel, rating_tenths, listing_id) where withdrawn_at is null`,
  `create index reviews_in_listing_by_date on reviews (listing_id, submitted_at, id)
    include (is_approved, channel, rating_tenths) where withdrawn_at is null`,
  `create index reviews_of_channel_by_date on reviews (channel, submitted_at, id)
    include (is_approved, rating_tenths, listing_id) where withdrawn_at is null`,
  `create index reviews_of_status_by_date on reviews (is_approved, submitted_at, id)
    include (channel, rating_tenths, listing_id) where withdrawn_at is null`,
  // Reviews without a rating come last in both directions, so neither index can serve the other direction.
  `create index reviews_by_rating on reviews (rating_tenths, id)
    include (is_approved, channel, listing_id, submitted_at) where withdrawn_at is null`,
  `create index reviews_by_rating_down on reviews (rating_tenths desc nulls last, id desc)
    include (is_approved, channel, listing_id, submitted_at) where withdrawn_at is null`,
  `create index reviews_by_guest on reviews (guest_name collate "und-x-icu", id)
    include (is_approved, channel, rating_tenths, listing_id, submitted_at) where withdrawn_at is null`,
  // For the reviews that no one has decided about, and those that stay unpublished.
  `create index reviews_of_decision_by_date on reviews (decision, submitted_at, id)
    include (is_approved, channel, rating_tenths, listing_id)
    where withdrawn_at is null and decision <> 'approved'`,
  `create index reviews_of_sentiment_by_date on reviews (sentiment, submitted_at, id)
    include (is_approved, channel, rating_tenths, listing_id) where withdrawn_at is null`,
  `create index reviews_changed_by_date on reviews (submitted_at, id)
    where withdrawn_at is null and revision is not null`,
  `create index reviews_in_listing on reviews (listing_id, id)
    include (is_approved, channel, rating_tenths, submitted_at) where withdrawn_at is null`,

  `create table decisions (
    id bigint generated always as identity primary key,
    review_id bigint not null references reviews (id),
    at timestamptz not null default now(),
    cause text not null check (cause in ('manager', 'sync')),
    decided_by text,
    from_decision text not null check (from_decision in ('none', 'approved', 'unpublished')),
    to_decision text not null check (to_decision in ('none', 'approved', 'unpublished')),
    reason text
  )`,
  `create index decisions_of_review on decisions (review_id, id)`,
  // A manager gives a reason after the decision, and decisions are append-only: so reasons are rows of their own.
  `create table decision_reasons (
    id bigint generated always as identity primary key,
    decision_id bigint not null references decisions (id) on delete cascade,
    reason text not null,
    given_by text not null,
    given_at timestamptz not null default now()
  )`,
  `create index reasons_of_decision on decision_reasons (decision_id, id)`,

  // One response per review, because Hostaway accepts only one.
  `create table replies (
    review_id bigint primary key references reviews (id) on delete cascade,
    text text not null,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'impossible')),
    reason text,
    attempts integer not null default 0,
    last_error text,
    written_by text not null,
    written_at timestamptz not null default now(),
    settled_at timestamptz
  )`,
  `create index replies_waiting on replies (written_at) where state = 'waiting'`,

  // Only the channels whose rights differ from the defaults.
  `create table channel_rights (
    channel text primary key,
    rights text not null check (rights in ('shown', 'warned', 'hidden')),
    set_by text,
    set_at timestamptz not null default now()
  )`,
  // Only the settings that differ from the defaults.
  `create table settings (
    name text primary key,
    value jsonb not null,
    changed_by text not null,
    changed_at timestamptz not null default now()
  )`,
  // Requests to Google per day: the limit needs no more, and Google's terms allow no more.
  `create table google_usage (
    day date primary key,
    requests integer not null
  )`,
];
