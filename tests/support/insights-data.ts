import { analyseAll } from './analyse-all.ts';
import type { TestServer } from './test-server.ts';

/** The last day of the generated reviews, in any time zone. */
export const LAST_DAY = '2025-06-30';

/**
 * Stores reviews of twelve listings over 600 days that have everything insights count: unrated and withdrawn ones, responses
 * with and without dates, on the channel and sent from here, category ratings on two scales, languages that are not analysed,
 * and topics. Guests of the first listing who complain about noise give few stars. The texts of the demo are analysed before.
 *
 * @returns the id of the first of the listings
 */
export async function insertInsightsData({ app }: TestServer, reviews = 1_800): Promise<number> {
  await analyseAll(app);
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select setseed(0.5)');
    await client.query(`insert into listings (source, upstream_id, name)
      select 'x', n::text, 'Home ' || (n * 7) % 12 from generate_series(1, 12) n`);
    await client.query(
      `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived,
        rating_scale, categories, channel, submitted_at, arrival_date, sentiment, response_text, response_at, decision,
        withdrawn_at, language)
      select 'x', n::text, (select min(id) from listings where source = 'x') + floor(12 * power(random(), 2))::int, 'Guest ' || n,
        case when n % 11 = 0 then '' else 'It was nice. The noise was terrible at night! We left.' end,
        case when n % 9 = 0 then null else 10 + floor(41 * power(random(), 0.4))::int end, false, 5 + n % 2 * 5,
        case when n % 3 = 0 then '[]' else jsonb_build_array(
          jsonb_build_object('category', 'cleanliness', 'rating', floor(random() * (6 + n % 2 * 5))),
          jsonb_build_object('category', case when n % 5 = 0 then 'wow & more' else 'value' end, 'rating', floor(random() * 20) / 4)) end,
        (array['Airbnb', 'Airbnb', 'Booking.com', 'VRBO'])[1 + floor(random() * 4)::int],
        timestamptz '2025-06-30 23:59Z' - floor(random() * 600) * interval '1 day' - floor(random() * 96) * interval '15 minutes',
        date '2025-06-01' - (n % 400),
        (array['positive', 'neutral', 'negative'])[1 + floor(random() * 3)::int],
        case when n % 4 = 0 then 'Thanks' end, case when n % 8 = 0 then timestamptz '2025-07-01' + n * interval '1 minute' end,
        (array['none', 'approved', 'unpublished'])[1 + floor(random() * 3)::int],
        case when n % 19 = 0 then now() end, (array['en', 'de', 'ja', 'und', 'pt'])[1 + n % 5]
      from generate_series(1, $1::int) n`,
      [reviews],
    );
    await client.query(`insert into responses (review_id, text, state, written_by, settled_at)
      select id, 'Thanks', (array['waiting', 'sent', 'refused'])[1 + id % 3], 'ana', submitted_at + interval '50 hours'
      from reviews where source = 'x' and id % 7 = 0`);
    // Known topics instead of those of the analysis.
    await client.query('delete from analysis_queue');
    await client.query(`insert into review_topics
      select id, topic, polarity, position('The noise' in review_text) - 1, position(' We left' in review_text) - 1
      from reviews, unnest(array['noise', 'bed', 'value', 'check-in']) with ordinality as topics (topic, place),
        unnest(array['positive', 'negative']) with ordinality as polarities (polarity, side)
      where source = 'x' and has_text and (id * 31 + place * 17 + side * 5) % 8 < 3 - side`);
    await client.query(`update reviews set rating_tenths = least(rating_tenths, 10 + id % 15)
      where listing_id = (select min(id) from listings where source = 'x') and id in (
        select review_id from review_topics where topic = 'noise' and polarity = 'negative')`);
    await client.query('commit');
    return (await client.query(`select min(id) as id from listings where source = 'x'`)).rows[0].id;
  } finally {
    client.release();
  }
}
