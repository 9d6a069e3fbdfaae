create table if not exists "migrations" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);

create table if not exists "migrations_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);

create table listings (
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
  );

create index listings_by_name on listings (name collate "und-x-icu", id);

create table reviews (
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
  );

create index reviews_of_listing_by_date on reviews (listing_id, is_approved, submitted_at, id);

create index reviews_by_date on reviews (submitted_at, id)
    include (is_approved, channel, rating_tenths, listing_id) where withdrawn_at is null;

create index reviews_in_listing_by_date on reviews (listing_id, submitted_at, id)
    include (is_approved, channel, rating_tenths) where withdrawn_at is null;

create index reviews_of_channel_by_date on reviews (channel, submitted_at, id)
    include (is_approved, rating_tenths, listing_id) where withdrawn_at is null;

create index reviews_of_status_by_date on reviews (is_approved, submitted_at, id)
    include (channel, rating_tenths, listing_id) where withdrawn_at is null;

create index reviews_by_rating on reviews (rating_tenths, id)
    include (is_approved, channel, listing_id, submitted_at) where withdrawn_at is null;

create index reviews_by_rating_down on reviews (rating_tenths desc nulls last, id desc)
    include (is_approved, channel, listing_id, submitted_at) where withdrawn_at is null;

create index reviews_by_guest on reviews (guest_name collate "und-x-icu", id)
    include (is_approved, channel, rating_tenths, listing_id, submitted_at) where withdrawn_at is null;

create index reviews_of_decision_by_date on reviews (decision, submitted_at, id)
    include (is_approved, channel, rating_tenths, listing_id)
    where withdrawn_at is null and decision <> 'approved';

create index reviews_of_sentiment_by_date on reviews (sentiment, submitted_at, id)
    include (is_approved, channel, rating_tenths, listing_id) where withdrawn_at is null;

create index reviews_changed_by_date on reviews (submitted_at, id)
    where withdrawn_at is null and revision is not null;

create index reviews_in_listing on reviews (listing_id, id)
    include (is_approved, channel, rating_tenths, submitted_at) where withdrawn_at is null;

create table decisions (
    id bigint generated always as identity primary key,
    review_id bigint not null references reviews (id),
    at timestamptz not null default now(),
    cause text not null check (cause in ('manager', 'sync')),
    decided_by text,
    from_decision text not null check (from_decision in ('none', 'approved', 'unpublished')),
    to_decision text not null check (to_decision in ('none', 'approved', 'unpublished')),
    reason text
  );

create index decisions_of_review on decisions (review_id, id);

create table decision_reasons (
    id bigint generated always as identity primary key,
    decision_id bigint not null references decisions (id) on delete cascade,
    reason text not null,
    given_by text not null,
    given_at timestamptz not null default now()
  );

create index reasons_of_decision on decision_reasons (decision_id, id);

create table replies (
    review_id bigint primary key references reviews (id) on delete cascade,
    text text not null,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'impossible')),
    reason text,
    attempts integer not null default 0,
    last_error text,
    written_by text not null,
    written_at timestamptz not null default now(),
    settled_at timestamptz
  );

create index replies_waiting on replies (written_at) where state = 'waiting';

create table channel_rights (
    channel text primary key,
    rights text not null check (rights in ('shown', 'warned', 'hidden')),
    set_by text,
    set_at timestamptz not null default now()
  );

create table settings (
    name text primary key,
    value jsonb not null,
    changed_by text not null,
    changed_at timestamptz not null default now()
  );

create table google_usage (
    day date primary key,
    requests integer not null
  );

create table sync_runs (
    id bigint generated always as identity primary key,
    source text not null,
    state text not null check (state in ('running', 'succeeded', 'failed')),
    started_at timestamptz not null default now(),
    finished_at timestamptz,
    expected integer,
    kind text not null default 'full' check (kind in ('full', 'recent')),
    next_offset integer not null default 0,
    counts jsonb not null,
    error text
  );

create index sync_runs_latest on sync_runs (source, id desc);

create table synced_rows (
    source text not null,
    upstream_id text not null,
    primary key (source, upstream_id)
  );

create table quarantined_rows (
    source text not null,
    row_key text not null,
    reason text not null,
    detail text not null,
    raw jsonb not null,
    by_sync boolean not null default false,
    first_seen_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    primary key (source, row_key)
  );

create table listing_assignments (
    source text not null,
    subject text not null,
    listing_id bigint not null references listings (id),
    primary key (source, subject)
  );

create table upstream_tokens (
    account text primary key,
    sealed text not null,
    usable_from timestamptz not null,
    expires_at timestamptz not null
  );

create unlogged table upstream_requests (
    id bigint generated always as identity primary key,
    account text not null,
    counts_until timestamptz not null
  );

create table users (
    id text primary key,
    name text not null,
    email text not null unique,
    email_verified boolean not null,
    image text,
    username text not null unique,
    role text not null check (role in ('manager')),
    disabled boolean not null default false,
    is_demo boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );

create table sessions (
    id text primary key,
    token text not null unique,
    user_id text not null references users (id) on delete cascade,
    expires_at timestamptz not null,
    ip_address text,
    user_agent text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );

create index sessions_of_user on sessions (user_id);

create table credentials (
    id text primary key,
    account_id text not null,
    provider_id text not null,
    user_id text not null references users (id) on delete cascade,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamptz,
    refresh_token_expires_at timestamptz,
    scope text,
    password text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );

create index credentials_of_user on credentials (user_id);

create table verifications (
    id text primary key,
    identifier text not null,
    value text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );

create table sign_in_failures (
    key text not null,
    at timestamptz not null default now()
  );

create index sign_in_failures_by_key on sign_in_failures (key, at);

create unlogged table changes (topic text not null);

create function note_listings(ids bigint[]) returns void language plpgsql as $$
    begin
      if cardinality(ids) > 50 then
        insert into changes (topic) values ('listings');
      else
        insert into changes (topic) select 'listing:' || id from unnest(ids) as id;
      end if;
    end $$;

create function note_reviews_changed() returns trigger language plpgsql as $$
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
    end $$;

create trigger reviews_added after insert on reviews
    referencing new table as after_rows for each statement execute function note_reviews_changed();

create trigger reviews_changed after update on reviews
    referencing old table as before_rows new table as after_rows
    for each statement execute function note_reviews_changed();

create trigger reviews_removed after delete on reviews
    referencing old table as before_rows for each statement execute function note_reviews_changed();

create function note_listings_changed() returns trigger language plpgsql as $$
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
    end $$;

create trigger listings_added after insert on listings
    referencing new table as after_rows for each statement execute function note_listings_changed();

create trigger listings_changed after update on listings
    referencing old table as before_rows new table as after_rows
    for each statement execute function note_listings_changed();

create trigger listings_removed after delete on listings
    referencing old table as before_rows for each statement execute function note_listings_changed();

create function note_sessions_changed() returns trigger language plpgsql as $$
    begin
      insert into changes (topic) values ('session');
      return null;
    end $$;

create trigger sessions_ended after delete or update on sessions
    for each statement execute function note_sessions_changed();

create trigger users_changed after delete or update on users
    for each statement execute function note_sessions_changed();

create table review_counts (
    -- 0: all listings
    listing_id bigint not null,
    -- a: all time; m, d: a month or a day (UTC) that begins at "start", over all listings only
    grain "char" not null,
    start date not null,
    channel text not null,
    is_approved boolean not null,
    unrated bigint not null, one bigint not null, two bigint not null, three bigint not null, four bigint not null, five bigint not null, tenths bigint not null,
    primary key (listing_id, grain, start, channel, is_approved)
  ) with (fillfactor = 70);

create table review_count_deltas (
    listing_id bigint not null,
    day date not null,
    channel text not null,
    is_approved boolean not null,
    unrated bigint not null, one bigint not null, two bigint not null, three bigint not null, four bigint not null, five bigint not null, tenths bigint not null
  ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

create index review_count_deltas_of_listing on review_count_deltas (listing_id);

create function count_review_changes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into review_count_deltas select listing_id, (submitted_at at time zone 'UTC')::date, channel, is_approved, coalesce(sum(1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 0), 0)::bigint as unrated, coalesce(sum(1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 1), 0)::bigint as one, coalesce(sum(1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 2), 0)::bigint as two, coalesce(sum(1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 3), 0)::bigint as three, coalesce(sum(1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 4), 0)::bigint as four, coalesce(sum(1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 5), 0)::bigint as five, coalesce(sum(1 * rating_tenths), 0)::bigint as tenths
          from added where withdrawn_at is null group by 1, 2, 3, 4;
      elsif tg_op = 'DELETE' then
        insert into review_count_deltas select listing_id, (submitted_at at time zone 'UTC')::date, channel, is_approved, coalesce(sum(-1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 0), 0)::bigint as unrated, coalesce(sum(-1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 1), 0)::bigint as one, coalesce(sum(-1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 2), 0)::bigint as two, coalesce(sum(-1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 3), 0)::bigint as three, coalesce(sum(-1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 4), 0)::bigint as four, coalesce(sum(-1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 5), 0)::bigint as five, coalesce(sum(-1 * rating_tenths), 0)::bigint as tenths
          from removed where withdrawn_at is null group by 1, 2, 3, 4;
      else
        insert into review_count_deltas select * from (
          select listing_id, (submitted_at at time zone 'UTC')::date, channel, is_approved, coalesce(sum(sign) filter (where coalesce((rating_tenths + 5) / 10, 0) = 0), 0)::bigint as unrated, coalesce(sum(sign) filter (where coalesce((rating_tenths + 5) / 10, 0) = 1), 0)::bigint as one, coalesce(sum(sign) filter (where coalesce((rating_tenths + 5) / 10, 0) = 2), 0)::bigint as two, coalesce(sum(sign) filter (where coalesce((rating_tenths + 5) / 10, 0) = 3), 0)::bigint as three, coalesce(sum(sign) filter (where coalesce((rating_tenths + 5) / 10, 0) = 4), 0)::bigint as four, coalesce(sum(sign) filter (where coalesce((rating_tenths + 5) / 10, 0) = 5), 0)::bigint as five, coalesce(sum(sign * rating_tenths), 0)::bigint as tenths from (
            select 1 as sign, listing_id, submitted_at, channel, is_approved, rating_tenths
            from added where withdrawn_at is null
            union all
            select -1, listing_id, submitted_at, channel, is_approved, rating_tenths
            from removed where withdrawn_at is null
          ) as changed group by 1, 2, 3, 4
        ) as delta (listing_id, day, channel, is_approved, unrated, one, two, three, four, five, tenths)
        where (unrated, one, two, three, four, five, tenths) is distinct from (0, 0, 0, 0, 0, 0, 0);
      end if;
      return null;
    end $$;

create trigger count_added_reviews after insert on reviews
    referencing new table as added for each statement execute function count_review_changes();

create trigger count_changed_reviews after update on reviews
    referencing old table as removed new table as added for each statement execute function count_review_changes();

create trigger count_removed_reviews after delete on reviews
    referencing old table as removed for each statement execute function count_review_changes();

create function roll_up_review_counts() returns bigint language sql set enable_seqscan = off as $$
    with lock as materialized (select pg_try_advisory_xact_lock(7310002) as acquired),
    by_day as (
      delete from review_count_deltas where ctid = any (array(
        select ctid from review_count_deltas where (select acquired from lock) limit 200000
      )) returning *
    ),
    rolled_up as (
      insert into review_counts 
  select 0::bigint as listing_id, 'a'::"char" as grain, date '2000-01-01' as start, channel, is_approved, sum(unrated)::bigint as unrated, sum(one)::bigint as one, sum(two)::bigint as two, sum(three)::bigint as three, sum(four)::bigint as four, sum(five)::bigint as five, sum(tenths)::bigint as tenths
    from by_day group by channel, is_approved
  union all
  select 0, 'm', date_trunc('month', day)::date as month, channel, is_approved, sum(unrated)::bigint as unrated, sum(one)::bigint as one, sum(two)::bigint as two, sum(three)::bigint as three, sum(four)::bigint as four, sum(five)::bigint as five, sum(tenths)::bigint as tenths
    from by_day group by month, channel, is_approved
  union all
  select 0, 'd', day, channel, is_approved, sum(unrated)::bigint as unrated, sum(one)::bigint as one, sum(two)::bigint as two, sum(three)::bigint as three, sum(four)::bigint as four, sum(five)::bigint as five, sum(tenths)::bigint as tenths from by_day group by day, channel, is_approved
  union all
  select listing_id, 'a'::"char", date '2000-01-01', channel, is_approved, sum(unrated)::bigint as unrated, sum(one)::bigint as one, sum(two)::bigint as two, sum(three)::bigint as three, sum(four)::bigint as four, sum(five)::bigint as five, sum(tenths)::bigint as tenths
    from by_day group by listing_id, channel, is_approved
      on conflict (listing_id, grain, start, channel, is_approved) do update set
        unrated = review_counts.unrated + excluded.unrated, one = review_counts.one + excluded.one, two = review_counts.two + excluded.two, three = review_counts.three + excluded.three, four = review_counts.four + excluded.four, five = review_counts.five + excluded.five, tenths = review_counts.tenths + excluded.tenths
    )
    select count(*) from by_day
  $$;

create view counted_reviews as
    with by_day as (
      select listing_id, (submitted_at at time zone 'UTC')::date as day, channel, is_approved, coalesce(sum(1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 0), 0)::bigint as unrated, coalesce(sum(1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 1), 0)::bigint as one, coalesce(sum(1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 2), 0)::bigint as two, coalesce(sum(1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 3), 0)::bigint as three, coalesce(sum(1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 4), 0)::bigint as four, coalesce(sum(1) filter (where coalesce((rating_tenths + 5) / 10, 0) = 5), 0)::bigint as five, coalesce(sum(1 * rating_tenths), 0)::bigint as tenths
      from reviews where withdrawn_at is null group by 1, 2, 3, 4
    ) 
  select 0::bigint as listing_id, 'a'::"char" as grain, date '2000-01-01' as start, channel, is_approved, sum(unrated)::bigint as unrated, sum(one)::bigint as one, sum(two)::bigint as two, sum(three)::bigint as three, sum(four)::bigint as four, sum(five)::bigint as five, sum(tenths)::bigint as tenths
    from by_day group by channel, is_approved
  union all
  select 0, 'm', date_trunc('month', day)::date as month, channel, is_approved, sum(unrated)::bigint as unrated, sum(one)::bigint as one, sum(two)::bigint as two, sum(three)::bigint as three, sum(four)::bigint as four, sum(five)::bigint as five, sum(tenths)::bigint as tenths
    from by_day group by month, channel, is_approved
  union all
  select 0, 'd', day, channel, is_approved, sum(unrated)::bigint as unrated, sum(one)::bigint as one, sum(two)::bigint as two, sum(three)::bigint as three, sum(four)::bigint as four, sum(five)::bigint as five, sum(tenths)::bigint as tenths from by_day group by day, channel, is_approved
  union all
  select listing_id, 'a'::"char", date '2000-01-01', channel, is_approved, sum(unrated)::bigint as unrated, sum(one)::bigint as one, sum(two)::bigint as two, sum(three)::bigint as three, sum(four)::bigint as four, sum(five)::bigint as five, sum(tenths)::bigint as tenths
    from by_day group by listing_id, channel, is_approved;

create function recount_reviews() returns void language plpgsql as $$
    begin
      lock table reviews in share row exclusive mode;
      -- Waits for a rollup that runs, and keeps others from starting.
      perform pg_advisory_xact_lock(7310002);
      delete from review_count_deltas;
      delete from review_counts;
      insert into review_counts select * from counted_reviews;
    end $$;

create extension if not exists pg_trgm;

create function normalize_text(given text) returns text language sql immutable strict parallel safe as $$
    select case when octet_length(given) = length(given) then lower(given)
      else regexp_replace(normalize(lower(given), NFKD), U&'[\0300-\036F]', '', 'g') end
  $$;

create table review_search (
    review_id bigint primary key,
    search_text text not null,
    is_indexed boolean not null default false
  );

create index review_search_trigrams on review_search using gin (search_text gin_trgm_ops) where is_indexed;

create index review_search_unindexed on review_search (review_id) where not is_indexed;

alter table review_search alter column search_text set statistics 500;

create function review_search_text(guest_name text, review_text text, channel text, listing_name text)
    returns text language sql immutable parallel safe as $$
      select normalize_text(concat_ws(E'\n', guest_name, review_text, channel, listing_name))
    $$;

create function add_review_search() returns trigger language plpgsql as $$
    begin
      insert into review_search
        select r.id, review_search_text(r.guest_name, r.review_text, r.channel, l.name)
        from added r join listings l on l.id = r.listing_id;
      return null;
    end $$;

create trigger search_added_reviews after insert on reviews
    referencing new table as added for each statement execute function add_review_search();

create function update_review_search() returns trigger language plpgsql as $$
    begin
      update review_search set is_indexed = false, search_text = (
        select review_search_text(new.guest_name, new.review_text, new.channel, l.name)
        from listings l where l.id = new.listing_id)
      where review_id = new.id;
      return null;
    end $$;

create trigger search_changed_reviews after update on reviews for each row
    when ((old.guest_name, old.review_text, old.channel, old.listing_id)
      is distinct from (new.guest_name, new.review_text, new.channel, new.listing_id))
    execute function update_review_search();

create function remove_review_search() returns trigger language plpgsql as $$
    begin
      delete from review_search where review_id = old.id;
      return null;
    end $$;

create trigger search_removed_reviews after delete on reviews for each row
    execute function remove_review_search();

create function rename_review_search() returns trigger language plpgsql as $$
    begin
      update review_search set is_indexed = false,
        search_text = review_search_text(r.guest_name, r.review_text, r.channel, new.name)
      from reviews r where r.listing_id = new.id and review_id = r.id;
      return null;
    end $$;

create trigger search_renamed_listings after update on listings for each row when (old.name <> new.name)
    execute function rename_review_search();

create table batches (
    id uuid primary key,
    kind text not null check (kind in ('triage', 'bulk', 'undo')),
    made_by text not null,
    made_at timestamptz not null default now(),
    -- Of an undo: the batch whose decisions it took back; null when it took back one decision.
    undone_batch uuid references batches (id)
  );

create table assignee_changes (
    batch_id uuid not null references batches (id),
    review_id bigint not null references reviews (id) on delete cascade,
    from_assignee text,
    to_assignee text,
    primary key (batch_id, review_id)
  );

create index assignee_changes_of_review on assignee_changes (review_id);

create index batches_by_time on batches (made_at, id);

create index batches_that_undo on batches (undone_batch) where undone_batch is not null;

alter table decisions
    add column batch_id uuid references batches (id),
    -- What had changed on the channel when the decision was made: an undo restores it.
    add column revision jsonb;

create index decisions_of_batch on decisions (batch_id, review_id, id) where batch_id is not null;

create index decisions_by_time on decisions (at, id);

create index decisions_of_person on decisions (decided_by, at, id);

alter table reviews add column content_changed_at timestamptz;

create function note_content_change() returns trigger language plpgsql as $$
    begin
      -- Not the start of the transaction, which may be before a decision on the earlier content.
      new.content_changed_at := clock_timestamp();
      return new;
    end $$;

create trigger content_changed before update of review_text, rating_tenths on reviews for each row
    when ((old.review_text, old.rating_tenths) is distinct from (new.review_text, new.rating_tenths))
    execute function note_content_change();

alter table reviews add column assignee text;

alter table reviews add column note_count integer not null default 0;

create index reviews_of_assignee_by_date on reviews (assignee, submitted_at, id)
    where assignee is not null and withdrawn_at is null;

create table review_notes (
    id bigint generated always as identity primary key,
    review_id bigint not null references reviews (id) on delete cascade,
    author text not null,
    text text not null,
    written_at timestamptz not null default now(),
    changed_at timestamptz
  );

create index notes_of_review on review_notes (review_id, id);

create function category_scores(categories jsonb, scale smallint) returns bigint
    language plpgsql immutable parallel safe as $$
    declare
      packed bigint := -1;
      one jsonb;
      bits integer;
      score bigint;
    begin
      if categories = '[]' then return packed; end if;
      for one in select jsonb_array_elements(categories) loop
        bits := 4 * (array_position('{cleanliness,communication,respect_house_rules,accuracy,checkin,location,value,comfort,facilities,staff}'::text[], one ->> 'category') - 1);
        score := floor(floor((one ->> 'rating')::float8 / scale * 100 + 0.5) / 10);
        if bits is not null and score < 10 then
          packed := (packed & ~(15::bigint << bits)) | (score << bits);
        end if;
      end loop;
      return packed;
    end $$;

create function lowest_score(categories jsonb, scale smallint) returns smallint
    language plpgsql immutable parallel safe as $$
    begin
      if categories = '[]' then return 10; end if;
      return (select coalesce(min(floor(floor((one ->> 'rating')::float8 / scale * 100 + 0.5) / 10)), 10) from jsonb_array_elements(categories) as one);
    end $$;

drop index if exists reviews_by_date;

drop index if exists reviews_in_listing_by_date;

drop index if exists reviews_of_channel_by_date;

drop index if exists reviews_of_status_by_date;

drop index if exists reviews_by_rating;

drop index if exists reviews_by_rating_down;

drop index if exists reviews_by_guest;

drop index if exists reviews_of_decision_by_date;

drop index if exists reviews_of_sentiment_by_date;

drop index if exists reviews_changed_by_date;

drop index if exists reviews_in_listing;

drop index if exists reviews_of_language_by_date;

drop index if exists reviews_without_text_by_date;

drop index if exists reviews_by_lowest_score;

alter table reviews add column language text, add column has_text boolean not null generated always as (review_text ~ '\S') stored, add column has_response boolean not null generated always as (response_text is not null) stored, add column is_changed boolean not null generated always as (revision is not null) stored, add column category_scores bigint not null generated always as (category_scores(categories, rating_scale)) stored, add column lowest_score smallint not null generated always as (lowest_score(categories, rating_scale)) stored;

create index reviews_by_date on reviews (submitted_at, id) include (is_approved, channel, rating_tenths, listing_id, decision, sentiment, language, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null;

create index reviews_in_listing_by_date on reviews (listing_id, submitted_at, id) include (is_approved, channel, rating_tenths, decision, sentiment, language, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null;

create index reviews_of_channel_by_date on reviews (channel, submitted_at, id) include (is_approved, rating_tenths, listing_id, decision, sentiment, language, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null;

create index reviews_of_status_by_date on reviews (is_approved, submitted_at, id) include (channel, rating_tenths, listing_id, decision, sentiment, language, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null;

create index reviews_by_rating on reviews (rating_tenths, id) include (is_approved, channel, listing_id, submitted_at, decision, sentiment, language, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null;

create index reviews_by_rating_down on reviews (rating_tenths desc nulls last, id desc) include (is_approved, channel, listing_id, submitted_at, decision, sentiment, language, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null;

create index reviews_by_guest on reviews (guest_name collate "und-x-icu", id) include (is_approved, channel, rating_tenths, listing_id, submitted_at, decision, sentiment, language, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null;

create index reviews_of_decision_by_date on reviews (decision, submitted_at, id) include (is_approved, channel, rating_tenths, listing_id, sentiment, language, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null and decision <> 'approved';

create index reviews_of_sentiment_by_date on reviews (sentiment, submitted_at, id) include (is_approved, channel, rating_tenths, listing_id, decision, language, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null;

create index reviews_changed_by_date on reviews (submitted_at, id) include (is_approved, channel, rating_tenths, listing_id, decision, sentiment, language, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null and is_changed;

create index reviews_in_listing on reviews (listing_id, id) include (is_approved, channel, rating_tenths, submitted_at, decision, sentiment, language, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null;

create index reviews_of_language_by_date on reviews (language, submitted_at, id) include (is_approved, channel, rating_tenths, listing_id, decision, sentiment, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null;

create index reviews_without_text_by_date on reviews (submitted_at, id) include (is_approved, channel, rating_tenths, listing_id, decision, sentiment, language, has_text, has_response, is_changed, category_scores, lowest_score) where withdrawn_at is null and not has_text;

create index reviews_by_lowest_score on reviews (lowest_score, submitted_at, id) include (is_approved, channel, rating_tenths, listing_id, decision, sentiment, language, has_text, has_response, is_changed, category_scores) where withdrawn_at is null and lowest_score < 10;

create index reviews_without_language on reviews (id) where language is null;

create table views (
    id bigint generated always as identity primary key,
    owner text not null,
    name text not null,
    filter jsonb not null,
    sort_by text not null,
    sort_order text not null,
    is_shared boolean not null,
    -- Among the views of its owner; ties are ordered by id.
    place integer not null,
    made_at timestamptz not null default now(),
    unique (owner, name)
  );

create table default_views (
    username text primary key,
    view_id text not null
  );

create table security_events (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor_kind text not null check (actor_kind in ('anonymous', 'user', 'token', 'system')),
    actor text,
    action text not null,
    target text,
    address text,
    detail jsonb not null default '{}'
  );

create index security_events_by_time on security_events (at, id);

create function protect_security_events() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '90 days' then
        return old;
      end if;
      raise exception 'security events are append-only for 90 days' using errcode = 'insufficient_privilege';
    end $$;

create trigger protected before update or delete on security_events for each row execute function protect_security_events();

create table last_backups (
    succeeded boolean primary key,
    at timestamptz not null default now(),
    bytes bigint,
    error text,
    check (succeeded = (error is null) and succeeded = (bytes is not null))
  );

alter table users add column has_weak_password boolean not null default false;

create or replace function note_reviews_changed() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then
          perform note_listings(array(select distinct listing_id from after_rows));
        when 'DELETE' then
          perform note_listings(array(select distinct listing_id from before_rows));
        else
          -- Whole rows are compared only where such a column has changed.
          if exists (select from before_rows join after_rows using (id)
            where row(before_rows.note_count, before_rows.language) is distinct from row(after_rows.note_count, after_rows.language))
          then
            perform note_listings(array(
              select distinct unnest(array[before_rows.listing_id, after_rows.listing_id])
              from before_rows join after_rows using (id)
              where row(before_rows.note_count, before_rows.language) is not distinct from row(after_rows.note_count, after_rows.language)
                or to_jsonb(before_rows) - '{note_count,language}'::text[] is distinct from to_jsonb(after_rows) - '{note_count,language}'::text[]
            ));
          else
            perform note_listings(array(select listing_id from before_rows union select listing_id from after_rows));
          end if;
      end case;
      return null;
    end $$;

create table review_topics (
    review_id bigint not null references reviews (id) on delete cascade,
    topic text not null,
    polarity text not null check (polarity in ('positive', 'negative')),
    -- The characters of the text that say so, in UTF-16 code units, without the last.
    starts_at integer not null,
    ends_at integer not null,
    primary key (review_id, topic, polarity)
  );

create index reviews_of_topic on review_topics (topic, polarity, review_id);

create table analysis_queue (
    review_id bigint primary key references reviews (id) on delete cascade
  );

create function queue_added_texts() returns trigger language plpgsql as $$
    begin
      insert into analysis_queue select id from added where has_text;
      return null;
    end $$;

create trigger analyse_added_reviews after insert on reviews
    referencing new table as added for each statement execute function queue_added_texts();

create function queue_changed_text() returns trigger language plpgsql as $$
    begin
      -- First, because it waits for an analysis of the earlier text that is under way.
      insert into analysis_queue values (new.id) on conflict do nothing;
      delete from review_topics where review_id = new.id;
      return null;
    end $$;

create trigger analyse_changed_reviews after update of review_text on reviews for each row
    when (old.review_text <> new.review_text) execute function queue_changed_text();

create index reviews_by_arrival on reviews (arrival_date) where withdrawn_at is null;

create table topic_corrections (
    review_id bigint not null references reviews (id) on delete cascade,
    topic text not null,
    polarity text check (polarity in ('positive', 'negative')),
    corrected_by text not null,
    corrected_at timestamptz not null default now(),
    primary key (review_id, topic)
  );

alter table review_topics add column is_corrected boolean not null default false;

alter table reviews add column calculated_sentiment text
    check (calculated_sentiment in ('positive', 'neutral', 'negative'));

create table alerts (
    id bigint generated always as identity primary key,
    listing_id bigint not null references listings (id) on delete cascade,
    -- Null: the average rating.
    topic text,
    raised_at timestamptz not null default now(),
    -- The first and the last of the recent days.
    recent_from date not null,
    recent_to date not null,
    recent_value double precision not null,
    recent_n integer not null,
    before_value double precision not null,
    before_n integer not null,
    dismissed_by text,
    dismissed_at timestamptz,
    check ((dismissed_by is null) = (dismissed_at is null))
  );

create index alerts_by_time on alerts (raised_at);

alter table users drop constraint users_role_check;

alter table users add constraint users_role_check check (role in ('admin', 'manager', 'responder', 'viewer'));

create or replace function note_reviews_changed() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then
          perform note_listings(array(select distinct listing_id from after_rows));
        when 'DELETE' then
          perform note_listings(array(select distinct listing_id from before_rows));
        else
          -- Whole rows are compared only where such a column has changed.
          if exists (select id, note_count, language from after_rows except select id, note_count, language from before_rows) then
            perform note_listings(array(
              select distinct unnest(array[before_rows.listing_id, after_rows.listing_id])
              from before_rows join after_rows using (id)
              where row(before_rows.note_count, before_rows.language) is not distinct from row(after_rows.note_count, after_rows.language)
                or to_jsonb(before_rows) - '{note_count,language}'::text[] is distinct from to_jsonb(after_rows) - '{note_count,language}'::text[]
            ));
          else
            perform note_listings(array(select listing_id from before_rows union select listing_id from after_rows));
          end if;
      end case;
      return null;
    end $$;

create table listing_groups (
    id integer generated always as identity primary key,
    name text not null,
    created_at timestamptz not null default now()
  );

create unique index listing_groups_by_name on listing_groups (lower(name));

create table listing_group_members (
    group_id integer not null references listing_groups (id) on delete cascade,
    listing_id bigint not null references listings (id) on delete cascade,
    primary key (group_id, listing_id)
  );

create index listing_group_members_by_listing on listing_group_members (listing_id);

alter table users
    add scope_listing_ids integer[],
    add scope_group_ids integer[],
    add constraint users_scope_check check ((scope_listing_ids is null) = (scope_group_ids is null));

create trigger listing_group_members_changed after insert or update or delete on listing_group_members
    for each statement execute function note_sessions_changed();

alter table users add column last_used_at timestamptz;

create table invitations (
    id bigint generated always as identity primary key,
    token_hash text not null unique,
    -- Whom it is for, in the words of the person who invites.
    label text not null,
    username text,
    role text not null check (role in ('admin', 'manager', 'responder', 'viewer')),
    -- Both null: all properties.
    scope_listing_ids integer[],
    scope_group_ids integer[],
    invited_by text not null,
    made_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    ended_as text check (ended_as in ('used', 'withdrawn')),
    check ((ended_at is null) = (ended_as is null))
  );

create table password_resets (
    id bigint generated always as identity primary key,
    token_hash text not null unique,
    user_id text not null references users (id) on delete cascade,
    made_by text not null,
    made_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    ended_as text check (ended_as in ('used', 'withdrawn')),
    check ((ended_at is null) = (ended_as is null))
  );

create index password_resets_of_user on password_resets (user_id);

alter table users add column date_language text;

create table api_tokens (
    id bigint generated always as identity primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    hash text not null unique,
    role text not null check (role in ('admin', 'manager', 'responder', 'viewer')),
    scope_listing_ids integer[],
    scope_group_ids integer[],
    requests_per_minute integer not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    last_used_at timestamptz,
    check ((scope_listing_ids is null) = (scope_group_ids is null))
  );

create unique index api_tokens_by_name on api_tokens (user_id, lower(name));

create trigger api_tokens_ended after delete or update of role, scope_listing_ids, scope_group_ids, expires_at, requests_per_minute
    on api_tokens for each statement execute function note_sessions_changed();

create or replace function protect_security_events() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '30 days' then
        return old;
      end if;
      raise exception 'security events are append-only for 30 days' using errcode = 'insufficient_privilege';
    end $$;

create table erased_reviews (
    source text not null,
    upstream_id text not null,
    erased_at timestamptz not null default now(),
    primary key (source, upstream_id)
  );

create function blank_erased_review() returns trigger language plpgsql as $$
    begin
      if exists (select from erased_reviews e where e.source = new.source and e.upstream_id = new.upstream_id) then
        new.guest_name := 'Erased guest';
        new.review_text := '';
        new.private_feedback := null;
        new.response_text := null;
        new.response_at := null;
        new.arrival_date := null;
        new.departure_date := null;
        new.revision := null;
        new.language := 'und';
      end if;
      return new;
    end $$;

create trigger blank_erased before insert or update of guest_name, review_text, private_feedback, response_text,
    response_at, arrival_date, departure_date, revision on reviews for each row execute function blank_erased_review();

create function drop_erased_row() returns trigger language plpgsql as $$
    begin
      if exists (select from erased_reviews e where e.source = new.source and e.upstream_id = new.row_key) then
        return null;
      end if;
      return new;
    end $$;

create trigger drop_erased before insert or update on quarantined_rows for each row execute function drop_erased_row();

alter table users add two_factor_enabled boolean not null default false;

create table second_factors (
    id text primary key,
    user_id text not null unique references users (id) on delete cascade,
    secret text not null,
    backup_codes text not null,
    verified boolean not null default false,
    failed_verification_count integer not null default 0,
    locked_until timestamptz,
    used_codes text[] not null default '{}'
  );

create table passkeys (
    -- As the browser names it, in base64url.
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  );

create index passkeys_of_user on passkeys (user_id);

create trigger passkeys_changed after insert or delete on passkeys
    for each statement execute function note_sessions_changed();

create unique index credentials_of_provider on credentials (provider_id, account_id);

alter table sessions add id_token text;

alter table users add is_emergency boolean not null default false;

alter table decisions add column address text;

alter table batches add column address text;

create function protect_decisions() returns trigger language plpgsql as $$
    declare
      allowed decisions;
    begin
      
      if tg_op = 'UPDATE' then
        allowed := old;
        allowed.address := null;
        if new is not distinct from allowed and old.at < now() - interval '30 days' then
          return new;
        end if;
      end if;
      -- A guest is erased.
      if tg_op = 'UPDATE' then
        allowed := old;
        allowed.reason := null;
        allowed.revision := null;
        if new is not distinct from allowed and exists (
          select from reviews join erased_reviews using (source, upstream_id) where reviews.id = old.review_id
        ) then
          return new;
        end if;
      end if;
      -- The demo ends.
      if tg_op = 'DELETE' and exists (
        select from reviews join listings on listings.id = reviews.listing_id
        where reviews.id = old.review_id and 'demo' in (reviews.source, listings.source)
      ) then
        return old;
      end if;
      raise exception 'decisions are append-only' using errcode = 'insufficient_privilege';
    end $$;

create trigger protected before update or delete on decisions for each row execute function protect_decisions();

create function protect_decision_reasons() returns trigger language plpgsql as $$
    declare
      allowed decision_reasons;
    begin
      -- With its decision, or because a guest is erased.
      if tg_op = 'DELETE' and not exists (
        select from decisions join reviews on reviews.id = review_id
        where decisions.id = old.decision_id and not exists (
          select from erased_reviews e where (e.source, e.upstream_id) = (reviews.source, reviews.upstream_id))
      ) then
        return old;
      end if;
      raise exception 'decision_reasons are append-only' using errcode = 'insufficient_privilege';
    end $$;

create trigger protected before update or delete on decision_reasons for each row execute function protect_decision_reasons();

create function protect_assignee_changes() returns trigger language plpgsql as $$
    declare
      allowed assignee_changes;
    begin
      -- With its review.
      if tg_op = 'DELETE' and not exists (select from reviews where id = old.review_id) then
        return old;
      end if;
      raise exception 'assignee_changes are append-only' using errcode = 'insufficient_privilege';
    end $$;

create trigger protected before update or delete on assignee_changes for each row execute function protect_assignee_changes();

create function protect_batches() returns trigger language plpgsql as $$
    declare
      allowed batches;
    begin
      
      if tg_op = 'UPDATE' then
        allowed := old;
        allowed.address := null;
        if new is not distinct from allowed and old.made_at < now() - interval '30 days' then
          return new;
        end if;
      end if;
      -- Foreign keys keep a batch that has changed something.
      if tg_op = 'DELETE' then
        return old;
      end if;
      raise exception 'batches are append-only' using errcode = 'insufficient_privilege';
    end $$;

create trigger protected before update or delete on batches for each row execute function protect_batches();

create function refuse_truncate() returns trigger language plpgsql as $$
    begin
      raise exception '% are append-only', tg_table_name using errcode = 'insufficient_privilege';
    end $$;

create trigger not_truncated before truncate on security_events for each statement execute function refuse_truncate();

create trigger not_truncated before truncate on batches for each statement execute function refuse_truncate();

create trigger not_truncated before truncate on assignee_changes for each statement execute function refuse_truncate();

create trigger not_truncated before truncate on decisions for each statement execute function refuse_truncate();

create trigger not_truncated before truncate on decision_reasons for each statement execute function refuse_truncate();

alter table reviews add column reservation_id text, add column channel_reservation_id text;

create index reviews_by_reservation on reviews (reservation_id) where reservation_id is not null;

create index reviews_by_channel_reservation on reviews (upper(channel_reservation_id))
    where channel_reservation_id is not null;

create or replace function blank_erased_review() returns trigger language plpgsql as $$
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
    end $$;

drop trigger blank_erased on reviews;

create trigger blank_erased before insert or update of guest_name, review_text, private_feedback, response_text,
    response_at, arrival_date, departure_date, reservation_id, channel_reservation_id, revision on reviews
    for each row execute function blank_erased_review();

create or replace function note_reviews_changed() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then
          perform note_listings(array(select distinct listing_id from after_rows));
        when 'DELETE' then
          perform note_listings(array(select distinct listing_id from before_rows));
        else
          -- Whole rows are compared only where such a column has changed.
          if exists (select id, note_count, language, reservation_id, channel_reservation_id from after_rows except select id, note_count, language, reservation_id, channel_reservation_id from before_rows) then
            perform note_listings(array(
              select distinct unnest(array[before_rows.listing_id, after_rows.listing_id])
              from before_rows join after_rows using (id)
              where row(before_rows.note_count, before_rows.language, before_rows.reservation_id, before_rows.channel_reservation_id) is not distinct from row(after_rows.note_count, after_rows.language, after_rows.reservation_id, after_rows.channel_reservation_id)
                or to_jsonb(before_rows) - '{note_count,language,reservation_id,channel_reservation_id}'::text[] is distinct from to_jsonb(after_rows) - '{note_count,language,reservation_id,channel_reservation_id}'::text[]
            ));
          else
            perform note_listings(array(select listing_id from before_rows union select listing_id from after_rows));
          end if;
      end case;
      return null;
    end $$;

create table one_time_tokens (
    -- SHA-256 in hexadecimal.
    hash text primary key,
    purpose text not null,
    -- Null for a visitor who has not signed in. A session belongs to one user.
    session_id text references sessions (id) on delete cascade,
    expires_at timestamptz not null
  );

create index one_time_tokens_of_session on one_time_tokens (session_id);

create index one_time_tokens_by_expiry on one_time_tokens (expires_at);

create or replace function protect_security_events() returns trigger language plpgsql as $$
    declare
      allowed security_events;
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '30 days' then
        return old;
      end if;
      if tg_op = 'UPDATE' and old.action = 'reviews.imported' then
        allowed := old;
        allowed.target := null;
        if new is not distinct from allowed then
          return new;
        end if;
      end if;
      raise exception 'security events are append-only for 30 days' using errcode = 'insufficient_privilege';
    end $$;

alter table analysis_queue add column failed_at timestamptz;

create or replace function queue_changed_text() returns trigger language plpgsql as $$
    begin
      insert into analysis_queue values (new.id) on conflict (review_id) do update set failed_at = null;
      delete from review_topics where review_id = new.id;
      return null;
    end $$;

drop index reviews_without_language;

create table imports (
    id uuid primary key,
    imported_by text not null,
    imported_at timestamptz not null default now()
  );

alter table reviews add column import_id uuid references imports;

alter table quarantined_rows add column import_id uuid references imports;

create table import_changes (
    id bigint generated always as identity primary key,
    review_id bigint not null references reviews on delete cascade,
    import_id uuid references imports,
    at timestamptz not null default now(),
    revision jsonb not null
  );

create index import_changes_of_review on import_changes (review_id, id);

alter table decisions drop constraint decisions_cause_check,
    add constraint decisions_cause_check check (cause in ('manager', 'sync', 'import'));

create function protect_import_changes() returns trigger language plpgsql as $$
    begin
      -- With its review, or because a guest is erased.
      if tg_op = 'DELETE' and not exists (
        select from reviews where id = old.review_id and not exists (
          select from erased_reviews e where (e.source, e.upstream_id) = (reviews.source, reviews.upstream_id))
      ) then
        return old;
      end if;
      raise exception 'import_changes are append-only' using errcode = 'insufficient_privilege';
    end $$;

create function protect_imports() returns trigger language plpgsql as $$
    begin
      -- Foreign keys keep an import that has stored something.
      if tg_op = 'DELETE' then
        return old;
      end if;
      raise exception 'imports are append-only' using errcode = 'insufficient_privilege';
    end $$;

create trigger protected before update or delete on imports for each row execute function protect_imports();

create trigger not_truncated before truncate on imports for each statement execute function refuse_truncate();

create trigger protected before update or delete on import_changes for each row execute function protect_import_changes();

create trigger not_truncated before truncate on import_changes for each statement execute function refuse_truncate();

do $$ begin
          execute format('alter function protect_security_events() set search_path = %I, pg_temp', current_schema());
        end $$;

do $$ begin
          execute format('alter function protect_batches() set search_path = %I, pg_temp', current_schema());
        end $$;

do $$ begin
          execute format('alter function protect_assignee_changes() set search_path = %I, pg_temp', current_schema());
        end $$;

do $$ begin
          execute format('alter function protect_decisions() set search_path = %I, pg_temp', current_schema());
        end $$;

do $$ begin
          execute format('alter function protect_decision_reasons() set search_path = %I, pg_temp', current_schema());
        end $$;

do $$ begin
          execute format('alter function protect_imports() set search_path = %I, pg_temp', current_schema());
        end $$;

do $$ begin
          execute format('alter function protect_import_changes() set search_path = %I, pg_temp', current_schema());
        end $$;

create table events (
    id bigint generated always as identity primary key,
    -- The transaction, for readers that continue after a snapshot.
    tx xid8 not null default pg_current_xact_id(),
    at timestamptz not null default now(),
    kind text not null,
    actor_kind text not null check (actor_kind in ('anonymous', 'user', 'token', 'system')),
    actor text,
    address text,
    listing_id bigint,
    review_id bigint,
    batch_id uuid,
    target text,
    data jsonb not null default '{}'
  );

drop table security_events;

drop function protect_security_events;

create index events_by_transaction on events (tx);

create index events_in_log on events (at, id) where batch_id is null or review_id is null;

create index events_of_batch on events (batch_id) where batch_id is not null and review_id is not null;

create function protect_events() returns trigger language plpgsql as $$
    declare
      allowed events;
    begin
      -- The time for which events are kept is a setting of at least 30 days. Otherwise events go with their review.
      if tg_op = 'DELETE' and (old.at < now() - interval '30 days'
        or old.review_id is not null and not exists (select from reviews where id = old.review_id))
      then
        return old;
      end if;
      -- A guest is erased, whose name may be in that of an imported file.
      if tg_op = 'UPDATE' and old.kind = 'reviews.imported' then
        allowed := old;
        allowed.target := null;
        if new is not distinct from allowed then
          return new;
        end if;
      end if;
      raise exception 'events are append-only for 30 days' using errcode = 'insufficient_privilege';
    end $$;

do $$ begin execute format('alter function protect_events() set search_path = %I, pg_temp', current_schema()); end $$;

create trigger protected before update or delete on events for each row execute function protect_events();

create trigger not_truncated before truncate on events for each statement execute function refuse_truncate();

drop trigger reviews_added on reviews;

drop trigger listings_added on listings;

drop trigger reviews_changed on reviews;

drop trigger listings_changed on listings;

drop trigger reviews_removed on reviews;

drop trigger listings_removed on listings;

drop function note_reviews_changed;

drop function note_listings_changed;

drop function note_listings;

drop table changes;

create or replace function note_sessions_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('reviews_events', 'session');
      return null;
    end $$;

alter table replies rename to responses;

alter index replies_pkey rename to responses_pkey;

alter index replies_waiting rename to responses_waiting;

alter table responses rename constraint replies_review_id_fkey to responses_review_id_fkey;

alter table users rename constraint users_scope_check to users_access_check;

alter table batches rename column made_at to created_at;

alter table views rename column made_at to created_at;

alter table invitations rename column made_at to created_at;

alter table password_resets rename column made_at to created_at;

alter table decision_reasons rename column given_at to created_at;

alter table responses rename column written_at to created_at;

alter table review_notes rename column written_at to created_at;

alter table alerts rename column raised_at to created_at;

alter table channel_rights rename column set_at to changed_at;

alter table channel_rights rename column set_by to changed_by;

alter table users rename column scope_listing_ids to access_listing_ids;

alter table invitations rename column scope_listing_ids to access_listing_ids;

alter table api_tokens rename column scope_listing_ids to access_listing_ids;

alter table users rename column scope_group_ids to access_group_ids;

alter table invitations rename column scope_group_ids to access_group_ids;

alter table api_tokens rename column scope_group_ids to access_group_ids;

do $$ declare body text; begin
  for body in
    select pg_get_functiondef(pg_proc.oid) from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = current_schema()::regnamespace and lanname = 'plpgsql'
  loop
    body := regexp_replace(body, '\mreplies\M', 'responses', 'g');
    body := regexp_replace(body, '\mmade_at\M', 'created_at', 'g');
    body := regexp_replace(body, '\mgiven_at\M', 'created_at', 'g');
    body := regexp_replace(body, '\mwritten_at\M', 'created_at', 'g');
    body := regexp_replace(body, '\mraised_at\M', 'created_at', 'g');
    body := regexp_replace(body, '\mset_at\M', 'changed_at', 'g');
    body := regexp_replace(body, '\mset_by\M', 'changed_by', 'g');
    body := regexp_replace(body, '\mscope_listing_ids\M', 'access_listing_ids', 'g');
    body := regexp_replace(body, '\mscope_group_ids\M', 'access_group_ids', 'g');
    body := regexp_replace(body, '\mimpossible\M', 'cancelled', 'g');
    execute body;
  end loop;
end $$;

alter table responses drop constraint replies_state_check;

alter table responses disable trigger user;

alter table responses enable trigger user;

alter table responses add constraint responses_state_check
     check (state in ('waiting', 'sent', 'refused', 'cancelled'));

alter table users drop email, drop email_verified, drop image;

alter table credentials drop access_token, drop refresh_token, drop id_token, drop access_token_expires_at,
        drop refresh_token_expires_at, drop scope;

drop table verifications;

create table review_pins (
    listing_id bigint not null references listings on delete cascade,
    side text not null check (side in ('praise', 'criticism')),
    review_id bigint not null unique references reviews on delete cascade,
    pinned_by text not null,
    created_at timestamptz not null default now(),
    primary key (listing_id, side)
  );

alter table listings
    add column description text,
    add column amenities text[] not null default '{}',
    add column latitude double precision,
    add column longitude double precision,
    -- The upstream's page for bookings, and one that a manager set instead.
    add column booking_url text,
    add column own_booking_url text;

create table listing_photos (
    id bigint generated always as identity primary key,
    listing_id bigint not null references listings on delete cascade,
    url text not null,
    caption text,
    position integer not null,
    -- Of the largest file; null until the photo is stored.
    width integer,
    height integer,
    problem text,
    attempts integer not null default 0,
    -- When it is fetched; null once it is stored or refused.
    next_attempt_at timestamptz default now(),
    unique (listing_id, url)
  );

create index listing_photos_to_fetch on listing_photos (next_attempt_at) where next_attempt_at is not null;

create table listing_photo_files (
    photo_id bigint not null references listing_photos on delete cascade,
    width integer not null,
    format text not null check (format in ('avif', 'webp')),
    bytes bytea not null,
    primary key (photo_id, width, format)
  );

alter table listing_photo_files alter column bytes set storage external;

alter table events disable trigger protected;

alter table events enable trigger protected;

create table brand_logos (
    id bigint generated always as identity primary key,
    bytes bytea not null
  );

alter table responses add column send_at timestamptz not null default now();

drop index responses_waiting;

create index responses_waiting on responses (send_at) where state = 'waiting';

create table skipped_answers (
    review_id bigint primary key references reviews on delete cascade,
    skipped_by text not null,
    created_at timestamptz not null default now()
  );

create index reviews_to_answer_by_day on reviews (channel, ((submitted_at at time zone 'UTC')::date), (case when rating_tenths < 25 then 0 when review_text ~ '[?？؟]' then 1 else 2 end), submitted_at, id) include (source, listing_id, assignee, has_text) where not has_response and withdrawn_at is null;

create index reviews_to_answer_by_urgency on reviews (channel, (case when rating_tenths < 25 then 0 when review_text ~ '[?？؟]' then 1 else 2 end), submitted_at desc, id desc) include (source, listing_id, assignee, has_text) where not has_response and withdrawn_at is null;

create index responses_settled on responses (state, settled_at);

create table response_templates (
    id bigint generated always as identity primary key,
    -- The username of the person whose own it is; null for one of the company.
    owner text,
    name text not null,
    text text not null,
    -- What it is for; null or empty for every review.
    language text,
    stars smallint[] not null default '{}',
    topics text[] not null default '{}',
    -- The id at Hostaway, if it was imported.
    upstream_id text unique,
    changed_by text not null,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  );

alter table responses
    add column submitted_text text,
    add column second_person text,
    drop constraint responses_state_check,
    add constraint responses_state_check
      check (state in ('unapproved', 'returned', 'waiting', 'sent', 'refused', 'cancelled'));

create index responses_unapproved on responses (created_at) where state = 'unapproved';

alter table google_usage rename to daily_usage;

alter table daily_usage add column service text not null default 'google';

alter table daily_usage alter column service drop default;

alter table daily_usage drop constraint google_usage_pkey, add primary key (service, day);

create table response_drafts (
    review_id bigint primary key references reviews on delete cascade,
    model text not null,
    prompt text not null,
    created_at timestamptz not null default now()
  );

create table translations (
    review_id bigint not null references reviews on delete cascade,
    language text not null,
    text_hash text not null,
    text text not null,
    model text not null,
    created_at timestamptz not null default now(),
    primary key (review_id, language)
  );

create function drop_translations() returns trigger language plpgsql as $$
  begin
    delete from translations where review_id = new.id;
    return null;
  end $$;

create trigger drop_translations after update on reviews for each row when (old.review_text is distinct from new.review_text) execute function drop_translations();

create table tasks (
    id bigint generated always as identity primary key,
    listing_id bigint not null references listings on delete cascade,
    review_id bigint references reviews on delete cascade,
    topic text,
    title text not null,
    description text not null,
    category text not null,
    assignee text,
    due_on date,
    status text not null default 'open' check (status in ('open', 'in-progress', 'completed', 'cancelled')),
    done_at timestamptz,
    created_by text not null,
    created_at timestamptz not null default now(),
    state text not null check (state in ('local', 'waiting', 'sent', 'refused')),
    reason text,
    attempts integer not null default 0,
    last_error text,
    marker text not null,
    upstream_id text,
    checked_at timestamptz,
    check ((status in ('completed', 'cancelled')) = (done_at is not null))
  );

create index tasks_open on tasks (due_on, id) where done_at is null;

create index tasks_done on tasks (done_at desc, id desc) where done_at is not null;

create index tasks_of_review on tasks (review_id) where review_id is not null;

create index tasks_of_listing on tasks (listing_id);

create index tasks_waiting on tasks (id) where state = 'waiting';

create index tasks_to_check on tasks (checked_at nulls first) where state = 'sent' and done_at is null;

create table webhooks (
    id bigint generated always as identity primary key,
    url text not null,
    kinds text[] not null,
    listing_ids bigint[] not null,
    sealed_secret text not null,
    previous_sealed_secret text,
    previous_secret_until timestamptz,
    created_by text not null,
    created_at timestamptz not null default now(),
    enabled_at timestamptz not null default now(),
    disabled_reason text check (disabled_reason in ('person', 'gone', 'failing')),
    failing_since timestamptz
  );

create table webhook_deliveries (
    id bigint generated always as identity primary key,
    webhook_id bigint not null references webhooks on delete cascade,
    message_id text not null,
    type text not null,
    body text not null,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    attempts integer not null default 0,
    status integer,
    error text,
    created_at timestamptz not null default now(),
    last_attempt_at timestamptz,
    next_attempt_at timestamptz default now()
  );

create index webhook_deliveries_waiting on webhook_deliveries (next_attempt_at) where state = 'waiting';

create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id);

create table event_cursors (
    reader text primary key,
    snapshot pg_snapshot not null default pg_current_snapshot()
  );

create table notification_preferences (
    user_id text primary key references users on delete cascade,
    kinds jsonb not null,
    stars smallint not null,
    listing_ids integer[] not null,
    quiet_hours jsonb,
    time_zone text
  );

create table notifications (
    id bigint generated always as identity primary key,
    user_id text not null references users on delete cascade,
    kind text not null,
    actor text,
    -- How many reviews of each property it is about, {"7": 12}; null if it is not about properties.
    listing_counts jsonb,
    -- The newest of these reviews.
    review_ids bigint[] not null,
    data jsonb not null,
    in_bell boolean not null,
    mail_waiting boolean not null,
    created_at timestamptz not null default now(),
    read_at timestamptz
  );

create index notifications_in_bell on notifications (user_id, id) where in_bell;

create index notifications_unread on notifications (user_id) where in_bell and read_at is null;

create index notifications_to_mail on notifications (user_id) where mail_waiting;

create table notification_marks (
    kind text not null,
    subject bigint not null,
    created_at timestamptz not null default now(),
    primary key (kind, subject)
  );

create table targets (
    id bigint generated always as identity primary key,
    group_id integer references listing_groups on delete cascade,
    channel text,
    category text,
    goal integer not null,
    reach_by date,
    created_by text not null,
    created_at timestamptz not null default now()
  );

create table review_tags (
    review_id bigint not null references reviews (id) on delete cascade,
    tag text not null check (length(tag) between 1 and 30),
    -- The username of a person, or the name of a token or a rule.
    added_by text not null,
    added_at timestamptz not null default now(),
    primary key (review_id, tag)
  );

create index review_tags_by_tag on review_tags (tag, review_id);

create table rules (
    id bigint generated always as identity primary key,
    name text not null,
    -- The username of the person with whose access it acts.
    owner text not null,
    filter jsonb not null,
    assignee text,
    notify text[] not null,
    tag text,
    template_id bigint,
    is_enabled boolean not null default false,
    paused_reason text,
    created_at timestamptz not null default now(),
    check (paused_reason is null or not is_enabled)
  );

create table rule_matches (
    rule_id bigint not null references rules on delete cascade,
    review_id bigint not null references reviews (id) on delete cascade,
    -- As in reviews.content_changed_at; empty before the first change.
    content text not null,
    template_id bigint,
    matched_at timestamptz not null default now(),
    primary key (rule_id, review_id, content)
  );

create index rule_matches_by_time on rule_matches (rule_id, matched_at);

create index rule_matches_of_review on rule_matches (review_id);

create table rule_queue (
    review_id bigint primary key references reviews (id) on delete cascade,
    queued_at timestamptz not null default now()
  );

alter table webhooks
    add column format text not null default 'standard' check (format in ('standard', 'slack', 'teams')),
    alter column sealed_secret drop not null,
    add check (format <> 'standard' or sealed_secret is not null);

alter table webhook_deliveries add column sent_body text;

alter table users
    add column email text,
    add column pending_email text,
    add column email_refused_at timestamptz;

alter table invitations add column email text;

create table mails (
    id bigint generated always as identity primary key,
    message_id uuid not null default gen_random_uuid(),
    user_id text references users on delete cascade,
    address text,
    kind text not null,
    sealed_content text,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0,
    error text,
    created_at timestamptz not null default now(),
    last_attempt_at timestamptz,
    next_attempt_at timestamptz default now(),
    give_up_at timestamptz not null,
    check (user_id is not null or address is not null),
    check ((state = 'waiting') = (sealed_content is not null))
  );

create index mails_waiting on mails (next_attempt_at) where state = 'waiting';

create index mails_of_user on mails (user_id, created_at) where user_id is not null;

create table mail_unsubscriptions (
    -- A username or an address, in lower case.
    recipient text not null,
    kind text not null,
    created_at timestamptz not null default now(),
    primary key (recipient, kind)
  );

alter table sync_runs add checkpoint jsonb;

alter table sync_runs drop next_offset;

create table source_accounts (
    id text primary key,
    kind text not null,
    name text not null,
    account text not null,
    -- Null once it is removed.
    sealed_settings text,
    paused boolean not null default false,
    created_by text not null,
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    -- Whether its reviews still have to be withdrawn after its removal.
    withdrawing boolean not null default false
  );

create table report_schedules (
    id bigint generated always as identity primary key,
    listing_id bigint references listings on delete cascade,
    group_id integer references listing_groups on delete cascade,
    with_private_feedback boolean not null,
    with_notes boolean not null,
    with_full_names boolean not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    recipients text[] not null,
    last_month text
  );

create table reports (
    id bigint generated always as identity primary key,
    listing_id bigint references listings on delete cascade,
    group_id integer references listing_groups on delete cascade,
    with_private_feedback boolean not null,
    with_notes boolean not null,
    with_full_names boolean not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    token_hash text not null unique,
    period_from date not null,
    period_to date not null,
    recipient text,
    expires_at timestamptz not null,
    revoked_at timestamptz
  );

create table report_openings (
    report_id bigint not null references reports on delete cascade,
    address text,
    at timestamptz not null default now()
  );

create index report_openings_of_report on report_openings (report_id, at);

alter table sync_runs add account text;

alter table reviews add upstream_listing_id text;

create table import_mappings (
    id bigint generated always as identity primary key,
    header text not null unique,
    columns jsonb not null,
    mapping jsonb not null,
    updated_by text not null,
    updated_at timestamptz not null default now()
  );

create table fetched_reviews (
    review_id bigint primary key references reviews on delete cascade,
    -- When the present content was last received.
    fetched_at timestamptz not null,
    -- A keyed hash of text and rating, once they are dropped: it shows whether they are the same when they come again.
    dropped_hash text
  );

create index fetched_reviews_by_time on fetched_reviews (fetched_at) where dropped_hash is null;

drop trigger content_changed on reviews;

create trigger content_changed before update of review_text, rating_tenths on reviews for each row
    when ((old.review_text, old.rating_tenths) is distinct from (new.review_text, new.rating_tenths)
      and old.withdrawn_because is distinct from 'content-dropped'
      and new.withdrawn_because is distinct from 'content-dropped')
    execute function note_content_change();

do $$ declare body text; begin
    select pg_get_functiondef('protect_decisions'::regproc) into body;
    body := replace(body, '-- A guest is erased.', '-- The content of its review may be stored for a limited time.
      if tg_op = ''UPDATE'' then
        allowed := old;
        allowed.revision := null;
        if new is not distinct from allowed and exists (
          select from fetched_reviews where fetched_reviews.review_id = old.review_id
        ) then
          return new;
        end if;
      end if;
      -- A guest is erased.');
    if position('fetched_reviews' in body) = 0 then
      raise exception 'protect_decisions is not as expected';
    end if;
    execute body;
  end $$;

do $$
    declare
      name text;
      definition text;
    begin
      for name, definition in
        select indexrelid::regclass, pg_get_indexdef(indexrelid) from pg_index
        where indrelid = 'reviews'::regclass and indnatts > indnkeyatts and pg_get_indexdef(indexrelid) !~ '\msource\M'
      loop
        execute format('drop index %s', name);
        execute regexp_replace(definition, 'INCLUDE \(([^)]*)\)', 'INCLUDE (\1, source)');
      end loop;
    end $$;

create index reviews_of_source_by_date on reviews (source, submitted_at, id)
    include (is_approved, channel, rating_tenths, listing_id, decision, sentiment, language, has_text, has_response, is_changed,
      category_scores, lowest_score) where withdrawn_at is null;

alter table listings add merged_into bigint references listings, add check (merged_into <> id);

create index listings_merged on listings (merged_into) where merged_into is not null;

alter table reviews
    -- Where its source places it, while that is a merged listing.
    add own_listing_id bigint references listings,
    add channel_review_id text,
    -- The review that counts instead. It is withdrawn meanwhile, so that no list, counter or page has it.
    add duplicate_of bigint references reviews on delete set null,
    add check (duplicate_of is null or withdrawn_at is not null);

create index reviews_of_own_listing on reviews (own_listing_id) where own_listing_id is not null;

create index reviews_by_channel_id on reviews (channel_review_id) where channel_review_id is not null;

create index reviews_duplicates on reviews (duplicate_of) where duplicate_of is not null;

alter table tasks add own_listing_id bigint references listings on delete cascade;

create table separated_reviews (
    review_id bigint not null references reviews on delete cascade,
    other_id bigint not null references reviews on delete cascade,
    separated_by text not null,
    created_at timestamptz not null default now(),
    primary key (review_id, other_id),
    check (review_id < other_id)
  );

create index separated_reviews_of_other on separated_reviews (other_id);

create table source_webhooks (
    source text primary key references source_accounts,
    -- The token of the address is derived from it.
    address uuid not null default gen_random_uuid(),
    -- What calls are signed with, encrypted.
    sealed_secret text not null,
    last_notice_at timestamptz,
    last_refused_at timestamptz,
    last_refusal text
  );

create table source_notices (
    source text not null references source_accounts,
    -- The same for all repetitions of a call.
    delivery text not null,
    -- The source's ids; null for both means anything.
    listing text,
    review text,
    received_at timestamptz not null default now(),
    -- Null once it was read, or given up.
    next_attempt_at timestamptz default now(),
    attempts int not null default 0,
    -- Whether a sync was running when it was read, which may store an older state afterwards.
    during_sync boolean not null default false,
    primary key (source, delivery)
  );

create index source_notices_due on source_notices (source, next_attempt_at) where next_attempt_at is not null;

create index source_notices_received on source_notices (received_at);

create or replace function review_search_text(guest_name text, review_text text, channel text, listing_name text)
    returns text language sql immutable parallel safe as $$
      select translate(normalize_text(concat_ws(E'\n', guest_name, review_text, channel, listing_name)), ' ', 'X')
    $$;

drop index review_search_trigrams;

create index review_search_trigrams on review_search using gin (search_text gin_trgm_ops) where is_indexed;

create or replace function protect_events() returns trigger language plpgsql as $$
    declare
      allowed events;
    begin
      -- The time for which events are kept is a setting of at least 30 days. Otherwise events go with their review.
      if tg_op = 'DELETE' and (old.at < now() - interval '30 days'
        or old.review_id is not null and not exists (select from reviews where id = old.review_id))
      then
        return old;
      end if;
      -- A guest is erased, whose name may be in that of an imported file or in a tag.
      if tg_op = 'UPDATE' and old.kind in ('reviews.imported', 'review.tagged', 'review.untagged') then
        allowed := old;
        allowed.target := null;
        if new is not distinct from allowed then
          return new;
        end if;
      end if;
      raise exception 'events are append-only for 30 days' using errcode = 'insufficient_privilege';
    end $$;

do $$ begin execute format('alter function protect_events() set search_path = %I, pg_temp', current_schema()); end $$;

create or replace function normalize_text(given text) returns text language sql immutable strict parallel safe as $$
    select case when octet_length(given) = length(given) then lower(given)
      else regexp_replace(normalize(replace(lower(given), 'ς', 'σ'), NFKD), U&'[\0300-\036F]', '', 'g') end
  $$;

insert into migrations (name, timestamp) values ('0001-initial', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0002-batches', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0003-working-together', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0004-filters', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0005-saved-views', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0007-security-events', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0008-backups', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0009-quiet-changes', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0010-topics', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0012-stays', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0013-corrections', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0014-alerts', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0015-roles', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0016-compare-changes-by-sets', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0017-property-scopes', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0019-invitations', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0020-date-languages', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0021-api-tokens', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0022-activity-log', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0023-erasures', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0024-second-factors', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0025-single-sign-on', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0026-analyse-again', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0027-protect-decisions', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0028-reservations', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0029-one-time-tokens', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0031-erase-file-names', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0033-text-analysis', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0034-review-origins', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0035-fix-search-path-of-triggers', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0036-events', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0037-notify-by-events', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0045-rename-columns', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0050-plain-accounts', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0055-review-pins', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0056-listing-details', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0057-rename-access-events', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0058-brand-logos', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0060-send-later', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0061-answers', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0065-response-templates', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0066-second-person', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0067-language-model', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0068-translations', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0069-tasks', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0071-webhooks', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0072-notifications', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0074-targets', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0076-review-tags', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0077-rules', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0078-chat-webhooks', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0079-mail', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0080-sync-checkpoints', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0081-source-accounts', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0086-reports', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0088-accounts-of-syncs', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0089-upstream-listings', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0094-import-mappings', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0096-fetched-reviews', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0098-source-filter', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0105-merged-listings', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0110-source-notices', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0111-phrases', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0112-erase-tags', '2026-01-01T00:00:00.000Z');

insert into migrations (name, timestamp) values ('0113-final-sigma', '2026-01-01T00:00:00.000Z');

insert into migrations_lock (id) values ('migration_lock');

insert into users (id, name, username, role) values ('u-1', 'Mara', 'mara', 'manager');
insert into credentials (id, account_id, provider_id, user_id, password) values ('c-1', 'u-1', 'credential', 'u-1', 'hash');
insert into listings (source, upstream_id, name, city, country, bedrooms, bathrooms, max_guests)
  values ('hostaway', '70985', 'Shoreditch Heights', 'London', 'GB', 2, 1.5, 4);
insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived, raw_rating,
    rating_scale, categories, channel, submitted_at, sentiment, decision, synced)
  select 'hostaway', n::text, 1, 'Zoë ' || n, 'A quiet flat, number ' || n, 10 + n % 41, false, 2, 10, '[]', 'Airbnb',
    '2026-01-01'::timestamptz + make_interval(days => n), 'positive', case when n % 2 = 0 then 'approved' else 'none' end, true
  from generate_series(1, 100) as n;
select roll_up_review_counts();
update review_search set is_indexed = true;
update reviews set channel = 'VRBO' where upstream_id = '7';
insert into batches (id, kind, made_by) values ('00000000-0000-4000-8000-000000000001', 'triage', 'mara');
insert into decisions (review_id, cause, decided_by, from_decision, to_decision, batch_id)
  values (2, 'manager', 'mara', 'none', 'approved', '00000000-0000-4000-8000-000000000001');
insert into responses (review_id, text, written_by) values (2, 'Thank you!', 'mara');
insert into tasks (listing_id, review_id, title, description, category, created_by, state, marker)
  values (1, 2, 'Fix it', '', 'other', 'mara', 'waiting', 'FLR-1');
insert into settings (name, value, changed_by) values ('ratingsInMarkup', 'true', 'mara');
insert into channel_rights (channel, rights) values ('Airbnb', 'warned');
insert into quarantined_rows (source, row_key, reason, detail, raw) values ('hostaway', '900', 'unknown-listing', '1', '{"id": 900}');
insert into events (kind, actor_kind, actor, address) values ('sign-in.succeeded', 'user', 'mara', '192.0.2.1');
insert into sync_runs (source, state, finished_at, counts) values ('hostaway', 'succeeded', now(), '{"read": 100}');
