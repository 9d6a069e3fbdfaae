import type pg from 'pg';
import { ANALYSED_LANGUAGES, TOPICS } from '#domain/insights/topics.ts';
import * as words from './words.ts';

const CHUNK = 50_000;

/** Inserts listings with upstream ids from 1. */
export async function fillListings(db: pg.ClientBase, listings: number): Promise<void> {
  await db.query(
    `insert into listings (source, upstream_id, name, city, country, bedrooms, bathrooms, max_guests)
     select 'hostaway', n::text,
       ($2::text[])[1 + (n * 7) % cardinality($2::text[])] || ' ' || ($3::text[])[1 + (n * 3) % cardinality($3::text[])] || ' ' || n,
       ($4::text[])[1 + n % cardinality($4::text[])], ($5::text[])[1 + n % cardinality($5::text[])],
       1 + n % 4, 1 + (n % 3) * 0.5, 2 + n % 7
     from generate_series(1, $1::int) n`,
    [
      listings,
      words.PLACES,
      words.HOMES,
      words.CITIES.map(([city]) => city),
      words.CITIES.map(([, country]) => country),
    ],
  );
}

/**
 * Inserts reviews of ten years by ascending date, about a third of them in the last year. A few listings have many reviews, good
 * ratings outnumber bad ones, and good reviews are approved more often. Most come from one source, few from an import.
 */
export async function fillReviews(db: pg.ClientBase, rows: number, listings: number): Promise<void> {
  for (let from = 1; from <= rows; from += CHUNK) {
    await db.query(INSERT_REVIEWS, [
      from,
      Math.min(rows, from + CHUNK - 1),
      rows,
      listings,
      words.FIRST_NAMES,
      words.LAST_NAMES,
      words.OPENINGS,
      words.MIDDLES,
      words.CLOSINGS,
      words.ADJECTIVES,
      words.COMPANY,
      words.RARE_WORD,
      words.CATEGORIES,
      words.LANGUAGES,
    ]);
  }
  await db.query(INSERT_REPLIES);
}

/**
 * Judges about one and a half topics in each text, some much more often than others. Bad ratings come with complaints. Texts
 * are not analysed, because that takes minutes.
 */
export async function fillTopics(db: pg.ClientBase): Promise<void> {
  await db.query(
    `insert into review_topics (review_id, topic, polarity, starts_at, ends_at)
     select id, ($1::text[])[1 + floor(cardinality($1::text[]) * power(random(), 1.7))::int],
       case when random() < case when rating_tenths < 35 then 0.7 else 0.15 end then 'negative' else 'positive' end, 0, 12
     from reviews cross join generate_series(1, 3)
     where has_text and language = any($2) and random() < 0.65
     on conflict do nothing`,
    [TOPICS, ANALYSED_LANGUAGES],
  );
}

/** Responses that were written here, some of which were not sent. */
const INSERT_REPLIES = `
  insert into responses (review_id, text, state, written_by)
  select id, 'Thank you for your visit.', case when id % 1000 = 1 then 'waiting' when id % 1000 < 4 then 'refused' else 'sent' end,
    'bench'
  from reviews where id % 1000 < 20 and response_text is null and withdrawn_at is null`;

const INSERT_REVIEWS = `
  with drawn as (
    select n, random() as r1, random() as r2, random() as r3, random() as r4, random() as r5, random() as r6,
      random() as r7, random() as r8, random() as r9, random() as r10, random() as r11, random() as r12
    from generate_series($1::int, $2::int) n
  ), rated as (
    select *, case when r1 < 0.04 then null when r1 < 0.62 then 50 when r1 < 0.74 then 45 when r1 < 0.85 then 40
      when r1 < 0.90 then 35 when r1 < 0.94 then 30 when r1 < 0.96 then 20 when r1 < 0.98 then 10
      else 10 + floor(r2 * 41)::int end as tenths,
      now() - interval '10 years' * power(1 - n::float8 / $3, 2.2) - interval '1 hour' * r11 as at
    from drawn
  ), texts as (
    select *, ($7::text[])[1 + floor(r3 * cardinality($7::text[]))::int] || ' '
      || ($8::text[])[1 + floor(r4 * cardinality($8::text[]))::int] || ' '
      || ($8::text[])[1 + floor(r5 * cardinality($8::text[]))::int] || ' '
      || ($9::text[])[1 + floor(r6 * cardinality($9::text[]))::int] as template
    from rated
  )
  insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived,
    raw_rating, rating_scale, categories, channel, submitted_at, sentiment, response_text, response_at, decision,
    synced, withdrawn_at, language, arrival_date)
  select case when r10 < 0.001 then 'archive' when r10 < 0.01 then 'import' when r10 < 0.2 then 'hospitable' else 'hostaway' end,
    n::text, 1 + floor($4::int * power(r7, 3))::int,
    ($5::text[])[1 + floor(r8 * cardinality($5::text[]))::int] || ' '
      || ($6::text[])[1 + floor(r9 * cardinality($6::text[]))::int],
    case when r2 < 0.05 then '' else trim(
      replace(replace(replace(template, '%n', (2 + n % 57)::text),
        '%a', ($10::text[])[1 + floor(r10 * cardinality($10::text[]))::int]),
        '%w', ($11::text[])[1 + floor(r11 * cardinality($11::text[]))::int])
      || ' Stay ' || n || '.' || case when n % 50000 = 77 then ' ' || $12::text else '' end) end,
    tenths, r1 > 0.98, tenths / 5.0, 10,
    case when r9 < 0.3 then '[]' else (
      select jsonb_agg(jsonb_build_object('category', name,
        'rating', greatest(1, least(10, round(coalesce(tenths, 45) / 5.0 + 1.2 - 3 * (r11 + place / 6.0 - floor(r11 + place / 6.0)))))))
      from unnest($13::text[]) with ordinality as category (name, place)) end,
    case when r12 < 0.45 then 'Airbnb' when r12 < 0.75 then 'Booking.com' when r12 < 0.88 then 'VRBO'
      when r12 < 0.95 then 'Direct Booking' when r12 < 0.98 then 'Expedia' when r12 < 0.995 then 'Google'
      else 'Other (4711)' end,
    at, case when tenths >= 40 then 'positive' when tenths <= 25 then 'negative' else 'neutral' end,
    case when r6 < 0.3 then 'Thank you for your words about stay ' || n || '.' end,
    case when r6 < 0.3 then at + interval '90 hours' * r3 end,
    case when r4 <= 0.01 then 'none' when r5 < case when tenths >= 40 then 0.6 else 0.2 end then 'approved'
      when r5 < 0.95 then 'unpublished' else 'none' end, true,
    case when r4 <= 0.01 then now() end,
    case when r2 < 0.05 then 'und' when r8 < 0.6 then 'en' else ($14::text[])[1 + floor(cardinality($14::text[]) * power(r9, 2))::int] end,
    at::date - 1 - n % 20
  from texts`;
