import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Erased, FoundGuest, GuestData } from '#contract/guests/guests.ts';
import type { ListingList } from '#contract/listings/listing.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { ViewList } from '#contract/reviews/views.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser } from '#services/accounts/users.ts';
import { rollUp } from '#services/maintenance/rollups.ts';
import { runSync } from '#services/sources/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { clearDecisions } from '#tests/support/append-only.ts';
import { tablesWith, untilSettled } from '#tests/support/database-content.ts';
import { type Folder, importInto, openFolder, withoutSync } from '#tests/support/review-file.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const MARKER = 'Quxzzyk';
const NAME = `Zoë ${MARKER}`;
const PASSWORD = 'kite orbit mugs';

let server: TestServer;
let folder: Folder;
let admin: ApiClient;
let reviewId: number;
let listingId: number;

beforeAll(async () => {
  server = await openTestServer();
  folder = await openFolder();
  admin = await signedInClient(server.origin);
});
afterAll(async () => {
  await server.close();
  await folder.close();
});
beforeEach(storeEverywhere);

const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
const find = async (search: string) => (await admin.post<FoundGuest>('/guests/find', { search })).data;
const holders = () => tablesWith(server.app.database.pool, MARKER);
const stars = async () => {
  const { listings } = (await admin.get<ListingList>('/listings?limit=100')).data;
  return listings.find(({ id }) => id === listingId);
};

/** Imports a file as an admin who has switched the sync off. */
async function importHostaway(content: string, dryRun = false) {
  const file = await folder.write('a.csv', content);
  const options = { source: 'hostaway', listingId: listingId as ListingId, dryRun };
  return (await importInto(withoutSync(server), file, options)).counts;
}

/** Gives one review of the account a guest with a unique name, and everything that can hold it. */
async function storeEverywhere(): Promise<void> {
  await clearDecisions(server.app.database.pool);
  await query('delete from erased_reviews; delete from review_notes');
  const { rows } = await query(`select id::integer, listing_id::integer from reviews
    where source = 'hostaway' and withdrawn_at is null and rating_tenths is not null order by id limit 1`);
  ({ id: reviewId, listing_id: listingId } = rows[0]);
  await query(
    `update reviews set guest_name = $2, review_text = $3, private_feedback = $3, response_text = $3, response_at = now(),
      decision = 'approved', revision = jsonb_build_object('before', jsonb_build_object('text', $3::text, 'tenths', 40),
        'after', jsonb_build_object('text', 'x', 'tenths', 40)),
      arrival_date = '2026-01-01', reservation_id = '990777', channel_reservation_id = $4 where id = $1`,
    [reviewId, NAME, `The bath of ${MARKER} was lovely.`, `HM${MARKER}`],
  );
  await admin.put(`/reviews/${reviewId}/notes`, { text: `Called ${MARKER}.` });
  await query(
    `insert into import_changes (review_id, revision)
     select $1, jsonb_build_object('before', jsonb_build_object('text', $2::text, 'tenths', 40)) `,
    [reviewId, MARKER],
  );
  await query(
    `insert into responses (review_id, text, written_by) values ($1, $2, 'manager') on conflict do nothing`,
    [reviewId, `Thank you, ${MARKER}`],
  );
  await query(
    `insert into tasks (listing_id, review_id, title, description, category, created_by, state, marker)
     select listing_id, id, $2, $2, 'other', 'manager', 'local', 'FLR-1' from reviews where id = $1`,
    [reviewId, `Call ${MARKER}`],
  );
  await query(
    `insert into response_drafts (review_id, model, prompt) values ($1, 'some-model', 'draft-1') on conflict do nothing`,
    [reviewId],
  );
  await query(
    `insert into skipped_answers (review_id, skipped_by) values ($1, 'manager') on conflict do nothing`,
    [reviewId],
  );
  const decision = await query(
    `insert into decisions (review_id, cause, decided_by, from_decision, to_decision, reason, revision)
     values ($1, 'manager', 'manager', 'none', 'approved', $2, jsonb_build_object('before', $2::text)) returning id`,
    [reviewId, `${MARKER} asked for it`],
  );
  await query(`insert into decision_reasons (decision_id, reason, given_by) values ($1, $2, 'manager')`, [
    decision.rows[0].id,
    `Because of ${MARKER}`,
  ]);
  await query(`insert into topic_corrections (review_id, topic, polarity, corrected_by)
    values (${reviewId}, 'noise', null, 'manager') on conflict do nothing`);
  await query(
    `insert into quarantined_rows (source, row_key, reason, detail, raw) values ('hostaway', 'q-1', 'unknown-listing', $1, $2)
     on conflict (source, row_key) do update set raw = excluded.raw`,
    [`Of ${MARKER}`, JSON.stringify({ id: 'q-1', reservationId: 4711, guestName: NAME })],
  );
  const tag = (name: string) => `/reviews/${reviewId}/tags/${encodeURIComponent(name)}`;
  expect((await admin.put(tag(`call ${MARKER}`), {})).status).toBe(200);
  expect((await admin.put(tag(`was ${MARKER}`), {})).status).toBe(200);
  expect((await admin.delete(tag(`was ${MARKER}`))).status).toBe(200);
  await query(`delete from rules`);
  await admin.post('/rules', { name: 'Mine', filter: { words: MARKER, topic: 'noise' }, tag: 'x' });
  await query(`delete from views`);
  await admin.post('/views', { name: 'Mine', filter: { search: MARKER, ratings: [1] } });
  await admin.post('/views', { name: 'Words', filter: { words: `${MARKER} zoe`, ratings: [2] } });
  await query(
    `insert into events (actor_kind, actor, kind, target) values ('user', 'manager', 'reviews.imported', $1)`,
    [`reviews_${MARKER}.csv`],
  );
  // What is recorded about these contains no name.
  for (const file of ['/reviews/export?format=csv', '/insights/overview.csv?from=2026-01-01&to=2026-01-31'])
    expect((await admin.get(`${file}&search=${MARKER}`)).status).toBe(200);
}

const selection = () => ({ reviewIds: [reviewId], rows: [{ source: 'hostaway', key: 'q-1' }] });

describe('a guest', () => {
  test('is found by name in any case and without accents, by id, and by reservation', async () => {
    for (const search of ['zoe quxzzyk', 'ZOË', MARKER]) {
      const { reviews, isComplete } = await find(search);
      expect(reviews.map(({ id }) => id)).toContain(reviewId);
      expect(isComplete).toBe(true);
    }
    const { upstream_id } = (await query('select upstream_id from reviews where id = $1', [reviewId]))
      .rows[0];
    expect((await find(upstream_id)).reviews.map(({ id }) => id)).toContain(reviewId);
    expect((await find(String(reviewId).padStart(2, '0'))).reviews.map(({ id }) => id)).toContain(reviewId);
    for (const search of ['990777', `hm${MARKER}`.toLowerCase()])
      expect((await find(search)).reviews).toMatchObject([
        { id: reviewId, reservationId: '990777', channelReservationId: `HM${MARKER}` },
      ]);
    expect((await find('4711')).quarantinedRows).toMatchObject([{ source: 'hostaway', key: 'q-1' }]);
    expect(await find('%_%')).toMatchObject({ reviews: [], quarantinedRows: [] });
  });

  test.each([
    [`Smith-${MARKER}, Maria`, `Maria Smith ${MARKER}`],
    [`García ${MARKER}, María`, `maria ${MARKER} garcia`],
    [`Maria O'${MARKER}`, `Maria O’${MARKER}`],
    [`Maria O’${MARKER}`, `O${MARKER}`],
    [`${MARKER} Weiß`, `Weiss, ${MARKER}`],
    [`${MARKER} Weiss`, `Weiß ${MARKER}`],
    [`${MARKER} Смирнова`, `смирнова ${MARKER}`],
  ])('stored as %j is found by %j, and not by one more name', async (name, search) => {
    await query('update reviews set guest_name = $2 where id = $1', [reviewId, name]);
    await query(
      `update quarantined_rows set raw = raw || jsonb_build_object('guestName', $1::text)
      where row_key = 'q-1'`,
      [name],
    );
    const keys = (found: FoundGuest) => [
      found.reviews.map(({ id }) => id),
      found.quarantinedRows.map(({ key }) => key),
    ];
    expect(keys(await find(search))).toEqual([[reviewId], ['q-1']]);
    expect(keys(await find(`${search} Unknown`))).toEqual([[], []]);
    expect(keys(await find("'-,"))).toEqual([[], []]);
  });

  test('is exported with everything that is stored', async () => {
    const data = (await admin.post<GuestData>('/guests/export', selection())).data;
    expect(data.reviews).toMatchObject([
      {
        guest_name: NAME,
        private_feedback: expect.stringContaining(MARKER),
        reservation_id: '990777',
        channel_reservation_id: `HM${MARKER}`,
        notes: [{ text: `Called ${MARKER}.` }],
        responses: [{ text: `Thank you, ${MARKER}` }],
        drafts: [{ model: 'some-model' }],
        skips: [{ skipped_by: 'manager' }],
        tags: [{ added_by: 'manager' }],
        tasks: expect.arrayContaining([expect.objectContaining({ title: `Call ${MARKER}` })]),
        decisions: expect.arrayContaining([
          expect.objectContaining({ reasons: [expect.objectContaining({ reason: `Because of ${MARKER}` })] }),
        ]),
      },
    ]);
    expect(data.quarantinedRows).toMatchObject([{ raw: { guestName: NAME } }]);
  });

  test('is erased from every table, while ratings stay in averages', async () => {
    expect((await holders()).toSorted()).toEqual(
      [
        'decision_reasons',
        'decisions',
        'events',
        'import_changes',
        'quarantined_rows',
        'responses',
        'review_notes',
        'reviews',
        'rules',
        'tasks',
        'views',
      ].map((table) => `public.${table}`),
    );
    // Tags are in lower case.
    const lower = () => tablesWith(server.app.database.pool, MARKER.toLowerCase());
    expect(await lower()).toEqual(expect.arrayContaining(['public.events', 'public.review_tags']));
    const before = await stars();
    const property = () => fetch(`${server.origin}/property/${listingId}`).then((page) => page.text());
    expect(await property()).toContain(MARKER);
    const answer = await admin.post<Erased>('/guests/erase', selection());
    expect(answer.data).toEqual({ reviews: 1, quarantinedRows: 1 });
    expect(await holders()).toEqual([]);
    expect(await lower()).toEqual([]);
    expect(await stars()).toMatchObject({
      averageRating: before?.averageRating,
      totalReviews: before?.totalReviews,
    });
    const { reviews } = (await admin.get<ReviewList>(`/reviews/hostaway?ids=${reviewId}`)).data;
    expect(reviews).toMatchObject([
      { guestName: 'Erased guest', reviewText: '', isApproved: false, notes: 0 },
    ]);
    await expect.poll(property).not.toContain(MARKER);
    const { rows } = await query(`select actor, target, data from events where kind = 'guest.erased'`);
    expect(rows.at(-1)).toEqual({
      actor: 'manager',
      target: `review ${reviewId}`,
      data: { reviews: 1, quarantinedRows: 1 },
    });
    for (const search of [MARKER, '990777', `HM${MARKER}`]) expect((await find(search)).reviews).toEqual([]);
  });
});

describe('nothing brings an erased guest back', () => {
  test('not a sync, and not an import', async () => {
    const upstream = (
      await query('select upstream_id, guest_name from reviews where id <> $1 order by id limit 1', [
        reviewId,
      ])
    ).rows[0];
    const other = (
      await query('select id::integer from reviews where upstream_id = $1', [upstream.upstream_id])
    ).rows[0].id;
    await admin.post('/guests/erase', { reviewIds: [reviewId, other], rows: [] });
    const state = () =>
      query('select guest_name, review_text, reservation_id, updated_at from reviews where id = any($1)', [
        [reviewId, other],
      ]);
    const erased = (await state()).rows;
    await runSync(server.app.context);
    expect((await state()).rows).toEqual(erased);
    const file = `id,guest,text,rating,date\n${upstream.upstream_id},${MARKER},Back,4,2026-01-01\n`;
    for (const isCheck of [true, false])
      expect(await importHostaway(file, isCheck)).toMatchObject({ unchanged: 1 });
    expect((await state()).rows).toEqual(erased);
  });

  test('not a row that comes twice, with a known listing or without', async () => {
    const { reviews, listings } = server.hostaway.data;
    const row = (fields: object) =>
      newReview({ id: 91_000_001, guestName: NAME, reviewerName: NAME, ...fields });
    const unplaced = row({ listingMapId: 98_000_000 });
    reviews.push(unplaced, row({ id: 91_000_002, listingMapId: listings[0]?.id }));
    await runSync(server.app.context);
    const { reviews: found, quarantinedRows } = await find(MARKER);
    expect(found).toHaveLength(1);
    const rows = quarantinedRows.map(({ source, key }) => ({ source, key }));
    expect(rows).toContainEqual({ source: 'hostaway', key: '91000001' });
    await admin.post('/guests/erase', { reviewIds: [reviewId, ...found.map(({ id }) => id)], rows });
    expect(await holders()).toEqual([]);
    // Changed, twice, and now of a known listing: what a full sync reads and a file repeats.
    unplaced.listingMapId = listings[0]?.id ?? 0;
    for (const id of [91_000_001, 91_000_002])
      reviews.push(row({ id, listingMapId: listings[0]?.id, publicReview: `Again ${MARKER}` }));
    expect(await runSync(server.app.context)).toMatchObject({ added: 0, changed: 0 });
    const file = ['id,guest,text,date', `91000002,${MARKER},a,2026-01-01`, `91000002,${MARKER},b,2026-01-01`];
    expect(await importHostaway(file.join('\n'))).toMatchObject({ read: 2, changed: 0 });
    expect(await holders()).toEqual([]);
    server.hostaway.data.reviews = reviews.filter(({ id }) => Number(id) < 91_000_000);
  });

  test('not an undo, neither of a batch before nor of the erasure', async () => {
    const bulk = { action: 'unpublish', ids: [reviewId], reason: `Because of ${MARKER}` };
    const { batch } = (await admin.post<{ batch: string }>('/reviews/bulk', bulk)).data;
    await admin.post('/guests/erase', selection());
    expect((await admin.post(`/batches/${batch}/undo`)).data).toMatchObject({
      changed: 0,
      skipped: [{ id: reviewId, reason: 'The guest was erased.' }],
    });
    const undone = await admin.post(`/reviews/${reviewId}/undo`);
    expect([undone.status, undone.failure.error]).toEqual([
      409,
      expect.stringContaining('The guest was erased.'),
    ]);
    expect(await holders()).toEqual([]);
  });

  test('not an analysis of all texts again', async () => {
    await admin.post('/guests/erase', selection());
    await query('insert into analysis_queue values ($1) on conflict do nothing', [reviewId]);
    await query('update reviews set language = null where id = $1', [reviewId]);
    await rollUp(server.app.context);
    await untilSettled(server.app.database.pool);
    const topics = await query('select from review_topics where review_id = $1', [reviewId]);
    expect(topics.rowCount).toBe(0);
    expect(await holders()).toEqual([]);
  });

  test('not a write that began before', async () => {
    await admin.post('/guests/erase', selection());
    await query(`update reviews set guest_name = $2, review_text = $2, private_feedback = $2 where id = $1`, [
      reviewId,
      NAME,
    ]);
    await query(`insert into quarantined_rows (source, row_key, reason, detail, raw)
      values ('hostaway', 'q-1', 'unknown-listing', '${MARKER}', '{}')`);
    expect(await holders()).toEqual([]);
  });

  test('not a restore of a backup that was made before', async () => {
    const { storage } = server.app.context;
    const parts: Buffer[] = [];
    for await (const part of storage.backUp('0.2.0', () => {})) parts.push(part);
    await admin.post('/guests/erase', selection());
    const chunks = async function* () {
      yield* parts;
    };
    await storage.restore(chunks(), { isReplacing: true, reportedMonth: null });
    await admin.signIn();
    expect(await holders()).toEqual([]);
    expect((await query('select guest_name, decision from reviews where id = $1', [reviewId])).rows).toEqual([
      { guest_name: 'Erased guest', decision: 'none' },
    ]);
  });
});

describe('an erasure', () => {
  test('erases a thousand reviews in one transaction', async () => {
    await query(`insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_derived, rating_scale,
        categories, channel, submitted_at, sentiment)
      select 'csv', 'many-' || n, ${listingId}, '${MARKER} ' || n, 'Nice', false, 10, '[]', 'Airbnb', now(), 'neutral'
      from generate_series(1, 999) as n`);
    const { reviews } = await find(MARKER);
    expect(reviews).toHaveLength(1_000);
    const answer = await admin.post<Erased>('/guests/erase', {
      reviewIds: reviews.map(({ id }) => id),
      rows: [{ source: 'hostaway', key: 'q-1' }],
    });
    expect(answer.data.reviews).toBe(1_000);
    expect(await holders()).toEqual([]);
    await query(`delete from analysis_queue; delete from reviews where source = 'csv'`);
  });

  test('of a quarantined row alone takes searches for its name too', async () => {
    await query(`update reviews set guest_name = 'Other' where id = $1`, [reviewId]);
    await admin.post('/views', { name: 'Elsewhere', filter: { search: 'Oë' } });
    const { status } = await admin.post('/guests/erase', { reviewIds: [], rows: selection().rows });
    expect(status).toBe(200);
    const { views } = (await admin.get<ViewList>('/views')).data;
    expect(views.find(({ name }) => name === 'Elsewhere')?.filter).toEqual({ search: 'Oë' });
    const left = await holders();
    expect(left).not.toContain('public.quarantined_rows');
    expect(left).not.toContain('public.views');
    expect(left).toContain('public.review_notes');
  });

  test.each([
    { guest: { first_name: 'Zoë', last_name: MARKER } },
    { name_of_guest: NAME },
    { rawReview: { reviewer: { name: NAME } } },
    { rawReview: { reservation: { primaryGuest: { firstName: 'Zoë', lastName: MARKER } } } },
    { contents: { reviewerName: NAME } },
    { reviewer: { displayName: NAME } },
    { guest: NAME },
  ])('of a quarantined row finds the name where its source has it: %j', async (raw) => {
    await query(`update quarantined_rows set raw = $1 where row_key = 'q-1'`, [JSON.stringify(raw)]);
    await query('delete from views');
    await admin.post('/views', { name: 'Name', filter: { search: `${NAME} noisy`, ratings: [1] } });
    await admin.post('/views', { name: 'Field', filter: { search: 'first name', ratings: [1] } });
    await admin.post('/guests/erase', { reviewIds: [], rows: selection().rows });
    const { rows } = await query('select name, filter from views order by name');
    expect(rows).toEqual([
      { name: 'Field', filter: { search: 'first name', ratings: [1] } },
      { name: 'Name', filter: { ratings: [1] } },
    ]);
  });

  test('of a thousand rows with long ids is accepted', async () => {
    const rows = Array.from({ length: 1_000 }, (_, index) => ({
      source: 'google-business',
      key: `${index}`.padStart(300, 'a'),
    }));
    await query(
      `insert into quarantined_rows (source, row_key, reason, detail, raw)
       select source, key, 'not-understood', '', '{}' from json_to_recordset($1) as row (source text, key text)`,
      [JSON.stringify(rows)],
    );
    for (const call of ['export', 'erase'])
      expect([call, (await admin.post(`/guests/${call}`, { reviewIds: [], rows })).status]).toEqual([
        call,
        200,
      ]);
  });

  describe('of searches and names of files', () => {
    /** Erases a guest. @returns which of the searches and files are left, and which rules still run */
    async function leftAfter(name: string, searches: string[], files: string[] = []) {
      await query(`delete from views; delete from rules`);
      await query('update reviews set guest_name = $2 where id = $1', [reviewId, name]);
      for (const [index, search] of searches.entries()) {
        await admin.post('/views', { name: `V${index}`, filter: { search, ratings: [1] } });
        await admin.post('/rules', {
          name: `R${index}`,
          filter: { words: search, topic: 'noise' },
          tag: 'x',
        });
      }
      const imports: string[] = [];
      for (const file of files) {
        const { rows } = await query(
          `insert into events (actor_kind, actor, kind, target) values ('user', 'manager', 'reviews.imported', $1) returning id`,
          [file],
        );
        imports.push(rows[0].id);
      }
      await admin.post('/guests/erase', { reviewIds: [reviewId], rows: [] });
      const views = await query(
        `select filter ->> 'search' as text from views where filter ? 'search' order by id`,
      );
      const rules = await query(
        `select filter ->> 'words' as text from rules where filter ? 'words' order by id`,
      );
      expect(rules.rows).toEqual(views.rows);
      const paused = await query(`select from rules where paused_reason = 'filter-erased'`);
      expect(paused.rowCount).toBe(searches.length - rules.rows.length);
      const log = await query(
        'select target from events where id = any($1) and target is not null order by id',
        [imports],
      );
      return [...views.rows.map(({ text }) => text), ...log.rows.map(({ target }) => target)];
    }

    test.each([
      [
        'Smith, Maria',
        ['Smith', 'Maria Smith', 'smith,maria noisy', 'noisy', 'Smithson'],
        ['noisy', 'Smithson'],
      ],
      ['García López, María', ['garcia lopez', 'Lopez', 'lopez noisy'], ['lopez noisy']],
      ["Sean O'Neill", ['O’Neill', 'ONEILL', 'sean oneill late', 'O'], ['O']],
      ['Anne-Marie Weiß', ['weiss', 'Marie', 'Anne Marie Weiss was', 'annem'], ['annem']],
      ['M.', ['m', 'a quiet room, m or so'], ['a quiet room, m or so']],
      ['Смирнова', ['смирнова', 'ключ'], ['ключ']],
      ['🙂', ['noisy'], ['noisy']],
      ['maria.smith@example.com', ['Smith', 'maria.smith@example.com', 'example'], ['example']],
    ])('takes those with the name %j', async (name, searches, left) => {
      expect(await leftAfter(name, searches)).toEqual(left);
    });

    test.each([
      ['Smith, Maria', ['reviews Smith 2026.csv', 'maria.csv', 'reviews.csv'], ['reviews.csv']],
      ["O'Neill, M", ['O’NEILL.csv', 'mai.csv'], ['mai.csv']],
      ['M.', ['reviews-march.csv'], ['reviews-march.csv']],
    ])('takes files with a word of the name %j', async (name, files, left) => {
      expect(await leftAfter(name, [], files)).toEqual(left);
    });

    test('keeps them for a guest without a name', async () => {
      const files = ['guest-reviews-2026-10.csv'];
      expect(await leftAfter('Guest', ['noisy guest', 'guest'], files)).toEqual([
        'noisy guest',
        'guest',
        ...files,
      ]);
    });
  });

  test('of something that is gone changes nothing', async () => {
    const before = await holders();
    const gone = await admin.post('/guests/erase', { reviewIds: [reviewId, 999_999], rows: [] });
    expect([gone.status, gone.failure.error]).toEqual([409, expect.stringContaining('Search again')]);
    const nothing = await admin.post('/guests/erase', { reviewIds: [], rows: [] });
    expect(nothing.status).toBe(400);
    expect(await holders()).toEqual(before);
  });

  test('is refused to an admin who is limited to some properties, and to an API token', async () => {
    const { context } = server.app;
    await addUser(context, { username: 'lim', name: 'Lim', role: 'admin', password: PASSWORD });
    await addUser(context, { username: 'boss', name: 'Boss', role: 'admin', password: PASSWORD });
    await setAccess(context, systemActor, 'lim', { listingIds: [listingId as never], groupIds: [] });
    const limited = await signedInClient(server.origin, 'lim', PASSWORD);
    for (const path of ['/guests/export', '/guests/erase'])
      expect((await limited.post(path, selection())).status).toBe(403);
    expect((await limited.post('/guests/find', { search: 'zoe' })).status).toBe(403);
    expect(await holders()).toContain('public.reviews');
  });
});
