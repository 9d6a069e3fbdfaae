import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { randomRuns } from '#tests/support/random-runs.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** The value of every private field, so that one search finds all of them. */
const SECRET = 'zqPRIVATEqz';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const word = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => text.replaceAll('\0', '').toWellFormed());
const review = fc.record({
  guest: word,
  text: word,
  response: fc.option(word),
  tenths: fc.option(fc.integer({ min: 10, max: 50 })),
  channel: fc.constantFrom('Airbnb', 'VRBO', 'Direct Booking', 'Other (2019)'),
  isApproved: fc.boolean(),
  isWithdrawn: fc.boolean(),
});
type Generated = typeof review extends fc.Arbitrary<infer Value> ? Value : never;

/** A listing with these reviews. Every private column contains a marker, and hidden reviews contain it in all columns. */
async function keep(name: string, reviews: Generated[]): Promise<number> {
  const { pool } = server.app.database;
  const { rows } = await pool.query(
    `insert into listings (source, upstream_id, name, external_name)
     values ('hostaway', gen_random_uuid()::text, $1, $2) returning id`,
    [name, SECRET],
  );
  const id = rows[0].id;
  for (const [
    index,
    { guest, text, response, tenths, channel, isApproved, isWithdrawn },
  ] of reviews.entries()) {
    const hidden = isApproved && !isWithdrawn ? '' : SECRET;
    await pool.query(
      `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, private_feedback, rating_tenths,
         rating_derived, rating_scale, categories, channel, submitted_at, sentiment, response_text, decision,
         withdrawn_at, withdrawn_because, assignee, reservation_id, channel_reservation_id, note_count)
       values ('hostaway', $1, $2, $3, $4, $5, $6, false, 10, $7, $8, now(), 'neutral', $9, $10, $11, $5, $5, $5, $5, 1)`,
      [
        `${SECRET}-${id}-${index}`,
        id,
        hidden + guest,
        hidden + text,
        SECRET,
        tenths,
        JSON.stringify([{ category: SECRET, rating: 9 }]),
        channel,
        response && hidden + response,
        isApproved ? 'approved' : 'unpublished',
        isWithdrawn ? new Date() : null,
      ],
    );
  }
  await pool.query(
    `insert into decisions (review_id, from_decision, to_decision, cause, decided_by, reason)
     select id, 'none', decision, 'manager', $2, $2 from reviews where listing_id = $1`,
    [id, SECRET],
  );
  await pool.query(
    `insert into review_notes (review_id, author, text) select id, $2, $2 from reviews where listing_id = $1`,
    [id, SECRET],
  );
  await pool.query(
    `insert into review_pins (listing_id, side, review_id, pinned_by)
     select listing_id, 'praise', min(id), $2 from reviews where listing_id = $1 group by 1`,
    [id, SECRET],
  );
  return id;
}

test('no public response contains private fields or reviews that are not public', async () => {
  await fc.assert(
    fc.asyncProperty(word, fc.array(review, { maxLength: 6 }), async (name, reviews) => {
      const id = await keep(name, reviews);
      const shown = reviews.filter(({ isApproved, isWithdrawn }) => isApproved && !isWithdrawn).length;
      const public_ = [
        `/property/${id}`,
        `/property/${id}/feed.json`,
        `/embed/${id}?max=50`,
        `/api/reviews/hostaway?listingId=${id}`,
        `/api/reviews/hostaway?listingId=${id}&search=${SECRET}`,
        `/de/property/${id}`,
        `/property/${id}?sort=lowest`,
        // The page repeats what was searched for.
        `/property/${id}?search=${SECRET.toLowerCase()}`,
        '/embed/company?max=50',
        '/homes',
        '/sitemap.xml',
      ];
      const answers = await Promise.all(
        public_.map(async (path) => {
          const response = await fetch(server.origin + path);
          return { path, status: response.status, text: await response.text() };
        }),
      );
      for (const { path, status, text } of answers) {
        expect([path, status]).toEqual([path, 200]);
        expect(text).not.toContain(SECRET);
        expect(text).not.toMatch(
          /privateFeedback|categories|rawRating|upstreamId|arrivalDate|departureDate|eservationId|canRespond|revision|"source"|decision|decidedBy|decidedAt|unpublished|assignee|notes/,
        );
      }
      const [page = { text: '' }, feed = { text: '{}' }, embed = { text: '' }] = answers;
      expect(page.text.match(/<article/g)?.length ?? 0).toBe(shown);
      expect(JSON.parse(feed.text).items).toHaveLength(shown);
      expect(embed.text.match(/<article/g)?.length ?? 0).toBe(shown);
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.text)?.[1] ?? '';
      expect(JSON.parse(data).name).toBe(name);
    }),
    { numRuns: randomRuns(25) },
  );
});

test('a manager gets the private feedback, the category ratings, the days of the stay and its reservation', async () => {
  const id = await keep('Own', [
    {
      guest: 'Ana',
      text: '',
      response: null,
      tenths: 45,
      channel: 'VRBO',
      isApproved: true,
      isWithdrawn: false,
    },
  ]);
  await server.app.database.pool.query(
    `update reviews set arrival_date = '2024-01-05', departure_date = '2024-01-09' where listing_id = $1`,
    [id],
  );
  const manager = await signedInClient(server.origin);
  const { data } = await manager.get<ReviewList>(`/reviews/hostaway?listingId=${id}`);
  const fields = {
    privateFeedback: SECRET,
    categories: [{ category: SECRET, rating: 9 }],
    arrivalDate: '2024-01-05',
    departureDate: '2024-01-09',
    reservationId: SECRET,
    channelReservationId: SECRET,
  };
  expect(data.reviews).toEqual([expect.objectContaining(fields)]);
  const one = await manager.get(`/reviews/hostaway/${data.reviews[0]?.id}`);
  expect(one.data).toMatchObject(fields);
});
