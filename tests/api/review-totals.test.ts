import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextDay, startOfDay } from '#domain/day.ts';
import { REVIEW_DECISIONS } from '#domain/decisions/approval.ts';
import { RESPONSE_FILTERS, SORT_KEYS, SORT_ORDERS } from '#domain/reviews/filter.ts';
import { SENTIMENTS } from '#domain/reviews/sentiment.ts';
import { randomRuns } from '#tests/support/random-runs.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Totals come from counters, and pages from different plans. Both must be what a plain query finds, after any changes. */

const ZONE = 'Asia/Kolkata';
const CHANNELS = ['Airbnb', 'Booking.com', 'VRBO', 'Other (9)'] as const;

let server: TestServer;
let pool: pg.Pool;

beforeAll(async () => {
  server = await openTestServer();
  pool = server.app.database.pool;
  await pool.query(`insert into listings (source, upstream_id, name)
    select 'x', n::text, (array['Éclair', 'eclair', 'Zoo', 'Zoo', 'Attic'])[n] from generate_series(1, 5) n`);
  await insert(3000);
});
afterAll(() => server.close());

let next = 1;
async function insert(rows: number): Promise<void> {
  await pool.query(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived,
      rating_scale, categories, channel, submitted_at, sentiment, decision, withdrawn_at, language, arrival_date)
    select 'x', n::text, (select min(id) from listings) + floor(5 * power(random(), 3))::int,
      (array['Ana', 'ana', 'Ángel', 'Bo', 'Zoë'])[1 + floor(random() * 5)::int] || floor(random() * 40)::int, 'text ' || n,
      case when random() < 0.1 then null else 10 + floor(random() * 41)::int end, false, 5 + n % 2 * 5,
      case when n % 3 > 0 then jsonb_build_array(jsonb_build_object('category', 'value', 'rating', n % 11 * (5 + n % 2 * 5) / 10.0),
        jsonb_build_object('category', 'checkin', 'rating', n % 6),
          jsonb_build_object('category', 'view', 'rating', 5)) else '[]' end,
      (array['Airbnb', 'Airbnb', 'Airbnb', 'Booking.com', 'VRBO', 'Other (9)'])[1 + floor(random() * 6)::int],
      timestamptz '2023-11-20' + floor(random() * 500) * interval '1 day' + floor(random() * 96) * interval '15 minutes',
      (array['positive', 'neutral', 'negative'])[1 + floor(random() * 3)::int], (array['none', 'approved', 'unpublished'])[1 + floor(random() * 3)::int], case when random() < 0.05 then now() end,
      (array['en', 'de', 'fr', 'und', null])[1 + n % 5], case when n % 4 > 0 then date '2024-01-15' + n % 60 end
    from generate_series($1::int, $2::int) n`,
    [next, next + rows - 1],
  );
  next += rows;
}

const day = fc
  .date({ min: new Date('2023-11-01'), max: new Date('2025-05-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Set rarely enough that a list with all filters still has rows. */
const rarely = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 });

const change = fc.constantFrom(
  `update reviews set decision = case when is_approved then 'none' else 'approved' end where id % 7 = $1::int`,
  `update reviews set withdrawn_at = case when withdrawn_at is null then now() end where id % 31 = $1::int`,
  `update reviews set listing_id = (select min(id) from listings) + $1::int % 5 where id % 41 = $1::int`,
  `update reviews set rating_tenths = nullif(10 + $1::int * 5, 10), channel = 'VRBO' where id % 37 = $1::int`,
  `update reviews set submitted_at = submitted_at + interval '13 hours' where id % 29 = $1::int`,
  `update reviews set updated_at = now() where $1::int >= 0`,
  `update reviews set source = case source when 'other' then 'x' else 'other' end where id % 31 = $1::int`,
  `delete from reviews where id % 97 = $1::int`,
  `update reviews set review_text = case when review_text = '' then 'text' else '' end where id % 17 = $1::int`,
  `update reviews set revision = case when revision is null
    then '{"before": {"text": "a", "tenths": 50}, "after": {"text": "b", "tenths": null}}'::jsonb end where id % 19 = $1::int`,
  `update reviews set response_text = case when response_text is null then 'Thanks' end where id % 11 = $1::int`,
  `insert into responses (review_id, text, state, written_by)
    select id, 'Thanks', (array['waiting', 'sent', 'refused', 'cancelled'])[1 + id % 4], 'ana' from reviews where id % 13 = $1::int
    on conflict (review_id) do update set state = excluded.state`,
  `update listings set name = case name when 'Attic' then 'Loft' else 'Attic' end where name in ('Attic', 'Loft') and $1::int = 0`,
  `update reviews set review_text = 'zz ' || review_text where id % 53 = $1::int`,
  `select roll_up_review_counts() where $1::int >= 0`,
  `update review_search set is_indexed = not is_indexed where review_id % 7 = $1::int`,
);
const filter = fc.record({
  listing: maybe(fc.integer({ min: 0, max: 5 })),
  rating: maybe(fc.integer({ min: 1, max: 5 })),
  channel: maybe(fc.constantFrom(...CHANNELS)),
  approved: maybe(fc.boolean()),
  startDate: maybe(day),
  endDate: maybe(day),
  decision: rarely(fc.constantFrom(...REVIEW_DECISIONS)),
  sentiment: rarely(fc.constantFrom(...SENTIMENTS)),
  hasText: rarely(fc.boolean()),
  reply: rarely(fc.constantFrom(...RESPONSE_FILTERS)),
  changed: rarely(fc.boolean()),
  listings: rarely(fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1 })),
  channels: rarely(fc.subarray([...CHANNELS], { minLength: 1 })),
  ratings: rarely(fc.subarray([1, 2, 3, 4, 5], { minLength: 1 })),
  ids: rarely(fc.uniqueArray(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 900 })),
  language: rarely(fc.constantFrom('en', 'de', 'it')),
  category: rarely(
    fc.constantFrom(
      ...['value<1', 'value<6', 'value<10', 'checkin<3', 'checkin<10', 'view<6', 'location<10'],
      ...[
        'value',
        'view',
        'location',
        'value>=6',
        'value>=10',
        'checkin>=5',
        'view>=6',
        'value>=3,checkin<4,view',
      ],
    ),
  ),
  responded: rarely(fc.boolean()),
  stayMonth: rarely(fc.constantFrom('2024-01', '2024-02', '2024-03', '2025-01')),
  analysed: rarely(fc.boolean()),
  source: rarely(fc.constantFrom('x', 'other', 'none')),
  search: fc.option(fc.constantFrom('ANGEL', 'ána', 'zoo', 'ECLAIR', 'text 1', 'air', 'zz', '%', 'z'), {
    nil: undefined,
    freq: 5,
  }),
  sortBy: fc.constantFrom(...SORT_KEYS),
  sortOrder: fc.constantFrom(...SORT_ORDERS),
  limit: fc.integer({ min: 1, max: 100 }),
  position: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1.1, noNaN: true })),
  isPublic: fc.boolean(),
  scope: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 5 }), { freq: 2 }),
});

test('totals and pages equal those of a plain query, after any changes', async () => {
  const first = (await pool.query('select min(id) as id from listings')).rows[0].id;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(change, fc.integer({ min: 0, max: 6 })), { maxLength: 4 }),
      fc.array(filter, { minLength: 5, maxLength: 9 }),
      async (changes, filters) => {
        for (const [sql, number] of changes) await pool.query(sql, [number]);
        // The analysis changes sentiments.
        await expect.poll(async () => (await pool.query('select from analysis_queue')).rowCount).toBe(0);
        for (const { listing, listings, position, isPublic, scope, ...others } of filters) {
          const listingId = listing === undefined ? undefined : first + listing;
          const sorted = { ...others, listingId, listingIds: listings?.map((each) => first + each) };
          const inScope = isPublic ? undefined : scope?.map((each) => first + each);
          const expected = await queryPlainly({ ...sorted, isPublic, inScope });
          const query = { ...sorted, offset: Math.floor(expected.length * position) };
          const { storage } = server.app.context;
          const page = isPublic
            ? await storage.reviews.listPublic(query, ZONE)
            : await storage.reviews.list({ ...query, access: inScope ? new Set(inScope) : 'all' }, ZONE);
          expect(page.total).toBe(expected.length);
          expect(page.isTotalExact).toBe(true);
          const ids = expected.slice(query.offset, query.offset + query.limit);
          expect(page.reviews.map(({ id }) => id)).toEqual(ids);
        }
      },
    ),
    { numRuns: randomRuns(30), endOnFailure: true },
  );
});

type PlainQuery = Record<string, unknown> & { sortBy: string; sortOrder: string };

/** The ids of all reviews that match, in order, by the simplest query. */
async function queryPlainly({ sortBy, sortOrder, ...filter }: PlainQuery): Promise<number[]> {
  const key = {
    date: `submitted_at ${sortOrder}`,
    rating: `rating_tenths ${sortOrder} nulls last`,
    guestName: `guest_name collate "und-x-icu" ${sortOrder}`,
    listingName: `name collate "und-x-icu" ${sortOrder}, listing_id ${sortOrder}`,
  }[sortBy];
  const from = filter.startDate === undefined ? null : startOfDay(String(filter.startDate), ZONE);
  const until = filter.endDate === undefined ? null : startOfDay(nextDay(String(filter.endDate)), ZONE);
  const { rows } = await pool.query(
    `select reviews.id from reviews join listings on listings.id = listing_id
    left join responses on responses.review_id = reviews.id
    where withdrawn_at is null and ($1::bigint is null or listing_id = $1) and ($2::int is null or
      rating_tenths >= $2 * 10 - 5 and rating_tenths < $2 * 10 + 5) and ($3::text is null or channel = $3)
      and ($4::boolean is null or is_approved = $4) and (not $5::boolean or is_approved)
      and ($6::timestamptz is null or submitted_at >= $6) and ($7::timestamptz is null or submitted_at < $7)
      and ($9::text is null or decision = $9) and ($10::text is null or sentiment = $10)
      and ($11::boolean is null or (review_text <> '') = $11) and ($12::boolean is null or (revision is not null) = $12)
      and ($13::text is null or $13 = case
        when response_text is not null or responses.state = 'sent' then 'sent' when responses.state = 'waiting' then 'waiting'
        when responses.state is not null then 'failed' else 'none' end)
      and ($14::bigint[] is null or listing_id = any($14)) and ($15::text[] is null or channel = any($15))
      and ($16::int[] is null or (rating_tenths + 5) / 10 = any($16)) and ($17::bigint[] is null or reviews.id = any($17))
      and ($18::text is null or not exists (select from unnest(string_to_array($18, ',')) as term
        where not exists (select from jsonb_array_elements(categories) as one
          where one ->> 'category' = substring(term from '^[a-z]+') and case
            when term like '%<%' then round((one ->> 'rating')::numeric * 10 / rating_scale, 1) < split_part(term, '<', 2)::int
            when term like '%>%' then round((one ->> 'rating')::numeric * 10 / rating_scale, 1) >= split_part(term, '=', 2)::int
            else true end)))
      and ($20::boolean is null or (response_text is not null or responses.state is not distinct from 'sent') = $20)
      and ($21::text is null or to_char(arrival_date, 'YYYY-MM') = $21)
      and ($22::boolean is null or review_text <> '' and coalesce(language in ('en', 'de', 'fr', 'es', 'it', 'pt'), false) = $22)
      and ($23::bigint[] is null or listing_id = any($23)) and ($24::text is null or reviews.source = $24)
      and ($19::text is null or language = $19)
      and ($8::text is null or position($8 in lower(translate(guest_name || '|' || review_text || '|' || channel || '|' || name, 'ÁÉë', 'AEe'))) > 0)
    order by ${key}, reviews.id ${sortOrder}`,
    [
      filter.listingId ?? null,
      filter.rating ?? null,
      filter.channel ?? null,
      filter.approved ?? null,
      filter.isPublic,
      from,
      until,
      filter.search === undefined ? null : String(filter.search).toLowerCase().replace('á', 'a'),
      filter.decision ?? null,
      filter.sentiment ?? null,
      filter.hasText ?? null,
      filter.changed ?? null,
      filter.reply ?? null,
      filter.listingIds ?? null,
      filter.channels ?? null,
      filter.ratings ?? null,
      filter.ids ?? null,
      filter.category ?? null,
      filter.language ?? null,
      filter.responded ?? null,
      filter.stayMonth ?? null,
      filter.analysed ?? null,
      filter.inScope ?? null,
      filter.source ?? null,
    ],
  );
  return rows.map(({ id }) => id);
}
