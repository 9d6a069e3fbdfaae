import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { DryRun, Rule, RuleBody } from '#contract/rules/rules.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import { TOPICS } from '#domain/insights/topics.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser, setRole } from '#services/accounts/users.ts';
import { pauseRules } from '#services/rules/apply.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';

let server: TestServer;
let admin: ApiClient;
let listings: number[];
let number = 0;

beforeAll(async () => {
  server = await openTestServer();
  admin = await signedInClient(server.origin);
  for (const username of ['ana', 'bea']) {
    await addUser(server.app.context, { username, name: username, password: PASSWORD });
    await setRole(server.app.context, username, 'admin');
  }
  const { rows } = await query('select id from listings order by id limit 3');
  listings = rows.map(({ id }) => id);
});
beforeEach(async () => {
  await query(`delete from rules; delete from rule_queue; delete from review_tags; delete from notifications;
    update users set disabled = false; update reviews set submitted_at = submitted_at - interval '1 year' where submitted_at > now() - interval '400 days'`);
});
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
const rules = async () => (await admin.get<{ rules: Rule[] }>('/rules')).data.rules;
const addOff = (body: Partial<RuleBody>, by = admin) =>
  by.post<Rule>('/rules', { name: 'Noise', filter: { words: 'karaoke' }, tag: 'loud', ...body });
async function enable(id: number, by = admin) {
  const rule = (await by.get<{ rules: Rule[] }>('/rules')).data.rules.find((each) => each.id === id);
  const { filter, assignee, notify, tag, templateId } = rule ?? {};
  const tried =
    rule && (await by.post<DryRun>('/rules/dry-run', { filter, assignee, notify, tag, templateId }));
  const hash = tried?.status === 200 ? tried.data.hash : 'none';
  return by.patch<Rule>(`/rules/${id}`, { isEnabled: true, tried: hash });
}
async function add(body: Partial<RuleBody> = {}, by = admin): Promise<Rule> {
  const { data } = await addOff(body, by);
  return (await enable(data.id, by)).data;
}
interface NewReview {
  text?: string;
  listing?: number | undefined;
  daysAgo?: number;
  tenths?: number;
  event?: string | null;
}
/** A review as a sync stores it. */
async function review({
  text = 'Karaoke all night.',
  listing,
  daysAgo = 0,
  tenths = 20,
  event = 'review.created',
}: NewReview = {}) {
  number += 1;
  const { rows } = await query(
    `with added as (
      insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived, rating_scale, categories, channel, submitted_at, sentiment)
      values ('hostaway', $1, $2, 'Guest', $3, $4, false, 10, '[]', 'Airbnb', now() - make_interval(days => $5), 'negative') returning id, listing_id
    ), recorded as (
      insert into events (kind, actor_kind, actor, listing_id, review_id)
      select $6::text, 'system', 'system', listing_id, id from added where $6::text is not null
    ) select id from added`,
    [`rule-${number}`, listing ?? listings[0], text, tenths, daysAgo, event],
  );
  return rows[0].id as number;
}
async function change(id: number, text: string) {
  await query(`update reviews set review_text = $2 where id = $1`, [id, text]);
  await query(
    `insert into events (kind, actor_kind, actor, listing_id, review_id)
     select 'review.changed', 'system', 'system', listing_id, id from reviews where id = $1`,
    [id],
  );
}
const stateOf = async (id: number) => {
  const { data } = await admin.get<ReviewList['reviews'][number]>(`/reviews/hostaway/${id}`);
  return { assignee: data.assignee ?? null, tags: data.tags, template: data.suggestedTemplateId ?? null };
};
/** Waits until the rules were applied to what has happened until now. */
async function settled() {
  await expect.poll(() => server.app.context.storage.rules.hasWork(), { timeout: 20_000 }).toBe(false);
  await expect
    .poll(async () => (await query('select count(*)::int as count from rule_queue')).rows[0].count, {
      timeout: 20_000,
    })
    .toBe(0);
}

describe('a rule', () => {
  test('assigns, notifies, tags and suggests a template, once its text is analysed', async () => {
    const { data: templates } = await admin.post<{ templates: { id: number; name: string }[] }>(
      '/templates',
      {
        name: 'Sorry for the noise',
        text: 'We are sorry.',
        own: false,
        language: null,
        stars: [],
        topics: [],
      },
    );
    const templateId = templates.templates.find(({ name }) => name === 'Sorry for the noise')?.id as number;
    const rule = await add({
      filter: { topic: 'noise:negative', ratings: [1, 2] },
      assignee: 'ana',
      notify: ['ana', 'bea'],
      tag: '  Too   LOUD ',
      templateId,
    });
    expect(rule).toMatchObject({ isEnabled: true, tag: 'too loud', owner: 'manager', matches: 0 });
    const id = await review({ text: 'The street was terribly noisy at night.' });
    const other = await review({ text: 'The shower was cold.' });
    await settled();
    expect(await stateOf(id)).toEqual({ assignee: 'ana', tags: ['too loud'], template: templateId });
    expect(await stateOf(other)).toEqual({ assignee: null, tags: [], template: null });
    const { rows } = await query(
      `select username, kind, data, review_ids::int[] from notifications join users on users.id = user_id where kind = 'rule' order by username`,
    );
    expect(rows).toEqual(
      ['ana', 'bea'].map((username) => ({
        username,
        kind: 'rule',
        data: { text: 'Noise' },
        review_ids: [id],
      })),
    );
    expect((await rules())[0]).toMatchObject({
      matches: 1,
      matchedIds: [id],
      lastMatchAt: expect.any(String),
    });
    const applied = await query(
      `select target, data from events where kind = 'rule.applied' order by id desc limit 1`,
    );
    expect(applied.rows[0]).toEqual({ target: 'Noise', data: { rule: rule.id, reviews: 1 } });
  });

  test('is applied to a content once, and does not repeat what a person has undone', async () => {
    await add({ assignee: 'ana', notify: ['bea'] });
    const id = await review();
    await settled();
    expect(await stateOf(id)).toMatchObject({ assignee: 'ana', tags: ['loud'] });
    await admin.delete(`/reviews/${id}/tags/loud`);
    await admin.put(`/reviews/${id}/assignee`, { assignee: null });
    await query('update notifications set read_at = now()');
    await change(id, 'Karaoke all night, and in the morning.');
    await settled();
    // The content is new, so people are notified again.
    expect(await stateOf(id)).toMatchObject({ assignee: null, tags: [] });
    const count = async () =>
      (
        await query(
          `select sum(value::int)::int as count from notifications, jsonb_each_text(listing_counts) where kind = 'rule'`,
        )
      ).rows[0].count;
    expect(await count()).toBe(2);
    await query(
      `insert into events (kind, actor_kind, actor, listing_id, review_id) values ('review.changed', 'system', 'system', $1, $2)`,
      [listings[0], id],
    );
    await settled();
    expect(await count()).toBe(2);
    // An unread notification counts each review once.
    await change(id, 'Karaoke every night.');
    await settled();
    expect(await count()).toBe(2);
    expect(await rules()).toMatchObject([{ matches: 1 }]);
  });

  test('does not take a review from the person whom it is assigned to', async () => {
    const id = await review({ event: null });
    await admin.put(`/reviews/${id}/assignee`, { assignee: 'bea' });
    await add({ assignee: 'ana' });
    await change(id, 'Karaoke again.');
    await settled();
    expect(await stateOf(id)).toMatchObject({ assignee: 'bea', tags: ['loud'] });
  });

  test('is not applied to imported reviews before they change, nor while it is off', async () => {
    const { data } = await addOff({});
    const before = await review();
    await settled();
    await enable(data.id);
    const imported = await review({ event: 'reviews.added' });
    await settled();
    for (const id of [before, imported]) expect((await stateOf(id)).tags).toEqual([]);
    // It arrived or changed now, although it was submitted earlier.
    const late = await review({ daysAgo: 10 });
    await change(imported, 'Karaoke, as I said.');
    await settled();
    for (const id of [late, imported]) expect((await stateOf(id)).tags).toEqual(['loud']);
  });

  test('matches by the tag that a rule before it has added', async () => {
    await add({});
    await add({ name: 'Loud', filter: { tag: 'loud' }, assignee: 'ana', tag: null });
    const id = await review();
    await settled();
    expect((await stateOf(id)).assignee).toBe('ana');
  });

  test('notifies once about many reviews of one transaction', async () => {
    await add({ notify: ['ana'], tag: null });
    await query(
      `with added as (
        insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived, rating_scale, categories, channel, submitted_at, sentiment)
        select 'hostaway', 'many-' || n, $1, 'Guest', 'karaoke', 20, false, 10, '[]', 'Airbnb', now(), 'negative' from generate_series(1, 300) n returning id, listing_id
      ) insert into events (kind, actor_kind, actor, listing_id, review_id)
        select 'review.created', 'system', 'system', listing_id, id from added`,
      [listings[0]],
    );
    await settled();
    // More of the same is added while it is unread.
    const late = await review({ listing: listings[1] });
    await settled();
    const { rows } = await query(
      `select listing_counts, cardinality(review_ids) as ids, review_ids[1]::int as newest from notifications where kind = 'rule'`,
    );
    expect(rows).toEqual([
      { listing_counts: { [String(listings[0])]: 300, [String(listings[1])]: 1 }, ids: 200, newest: late },
    ]);
  });
});

describe('a filter', () => {
  test.each([{}, { rating: 1 }, { ratings: [1, 2], sentiment: 'negative', period: 'last30days' }])(
    'by stars alone is refused: %o',
    async (filter) => {
      const answer = await addOff({ filter: filter as RuleBody['filter'] });
      expect(answer.status).toBe(400);
    },
  );

  test('needs an action, and actions of known people, tags and templates', async () => {
    for (const body of [
      { tag: null },
      { assignee: 'nobody' },
      { notify: ['nobody'] },
      { templateId: 4711 },
      { tag: 'a,b' },
    ])
      expect((await addOff(body)).status).toBe(400);
  });

  test('selects the same reviews as the list', { timeout: 60_000 }, async () => {
    const some = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
    const filters = fc.record(
      {
        listingIds: fc.uniqueArray(some(listings), { minLength: 1 }),
        channel: some(['Airbnb', 'Booking.com', 'VRBO']),
        ratings: fc.uniqueArray(some([1, 2, 3, 4, 5]), { minLength: 1 }),
        language: some(['en', 'de', 'fr']),
        topic: some(TOPICS),
        hasText: fc.boolean(),
        decision: some(['none', 'approved']),
        search: some(['a', 'the', 'clean', 'great']),
        category: some(['cleanliness<9', 'location>=8']),
      },
      { requiredKeys: [] },
    );
    const ids = (await query('select id from reviews')).rows.map(({ id }) => id);
    const { storage, timeZone } = server.app.context;
    await fc.assert(
      fc.asyncProperty(filters, async (given) => {
        const { data: list } = await admin.get<ReviewList>(
          `/reviews/hostaway?limit=100&exactTotal=true&${new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]))}`,
        );
        const { rows } = await query(
          `insert into rules (name, owner, filter, notify) values ('x', 'manager', '{}', '{}') returning id`,
        );
        const matched = await storage.transact(async (tx) => {
          const filter = { ...given, access: 'all' } as Parameters<typeof tx.rules.match>[2]['filter'];
          const found = await tx.rules.match({ id: rows[0].id, templateId: null }, ids, { filter, timeZone });
          await tx.events.insert(systemActor, {
            kind: 'rule.applied',
            data: { rule: 1, reviews: found.length },
          });
          return found.map(({ id }) => id);
        });
        expect(matched.length).toBe(list.total);
        for (const { id } of list.reviews) expect(matched).toContain(id);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the access of its owner', () => {
  const limit = (listingIds: number[] | null) =>
    setAccess(
      server.app.context,
      systemActor,
      'ana',
      listingIds === null ? 'all' : { listingIds: listingIds as ListingId[], groupIds: [] },
    );
  let ana: ApiClient;
  beforeAll(async () => {
    ana = await signedInClient(server.origin, 'ana', PASSWORD);
  });
  beforeEach(() => limit(null));

  test('limits what a rule is applied to, who sees it, and what its dry run counts', async () => {
    await limit([listings[0] as number]);
    const rule = await add({}, ana);
    await add({ name: 'Of the manager', tag: 'all' });
    const [inside, outside] = [await review(), await review({ listing: listings[1] })];
    await settled();
    expect((await stateOf(inside)).tags).toEqual(['all', 'loud']);
    expect((await stateOf(outside)).tags).toEqual(['all']);
    const own = (await ana.get<{ rules: Rule[] }>('/rules')).data.rules;
    expect(own.map(({ id }) => id)).toEqual([rule.id]);
    const foreign = (await rules()).find(({ id }) => id !== rule.id) as Rule;
    expect((await enable(foreign.id, ana)).status).toBe(404);
    expect((await ana.delete(`/rules/${foreign.id}`)).status).toBe(404);
    const tried = await ana.post<DryRun>('/rules/dry-run', { filter: { words: 'karaoke' }, tag: 'x' });
    const { rows } = await query(
      `select count(*)::int as count from reviews where listing_id = $1 and review_text ilike '%karaoke%' and submitted_at > now() - interval '89 days'`,
      [listings[0]],
    );
    expect(tried.data.matching).toBe(rows[0].count);
  });

  test('pauses a rule whose owner is deactivated, limited or no admin any more', async () => {
    const rule = await add({ filter: { listingIds: listings.slice(0, 2), words: 'karaoke' } }, ana);
    const paused = async () => {
      await review();
      await settled();
      const { isEnabled, pausedReason } = (await rules())[0] as Rule;
      return { isEnabled, pausedReason };
    };
    await limit([listings[0] as number]);
    expect(await paused()).toEqual({ isEnabled: false, pausedReason: 'owner-access' });
    expect((await enable(rule.id, ana)).status).toBe(409);
    await limit(null);
    await enable(rule.id, ana);
    await setRole(server.app.context, 'ana', 'manager');
    expect(await paused()).toEqual({ isEnabled: false, pausedReason: 'owner-role' });
    await setRole(server.app.context, 'ana', 'admin');
    await enable(rule.id, ana);
    await query(`update users set disabled = true where username = 'ana'`);
    expect(await paused()).toEqual({ isEnabled: false, pausedReason: 'owner-disabled' });
    const { rows } = await query(
      `select data from events where kind = 'rule.paused' order by id desc limit 1`,
    );
    expect(rows[0].data).toEqual({ reason: 'owner-disabled' });
    const { rows: notified } = await query(
      `select username, data from notifications join users on users.id = user_id where listing_counts is null order by notifications.id desc limit 1`,
    );
    expect(notified).toEqual([{ username: 'manager', data: { text: 'Noise' } }]);
    // Another admin takes it over.
    expect((await enable(rule.id)).data).toMatchObject({ owner: 'manager', isEnabled: true });
  });

  test('pauses a rule before the next review, too', async () => {
    await add({}, ana);
    await setRole(server.app.context, 'ana', 'manager');
    await pauseRules(server.app.context);
    expect(await rules()).toMatchObject([{ isEnabled: false, pausedReason: 'owner-role' }]);
    await setRole(server.app.context, 'ana', 'admin');
  });
});

test('a rule whose person or template is gone pauses and says so; a deleted view leaves it as it is', async () => {
  const { data: saved } = await admin.post<{ views: { id: string; name: string }[] }>('/views', {
    name: 'Karaoke',
    filter: { words: 'karaoke' },
  });
  const assigning = await add({ assignee: 'bea' });
  const notifying = await add({ name: 'Notify', notify: ['bea'], tag: null });
  const { rows } = await query(
    `insert into response_templates (name, text, stars, topics, changed_by) values ('Gone', 'Text', '{}', '{}', 'manager') returning id`,
  );
  const suggesting = await add({ name: 'Suggest', templateId: rows[0].id, tag: null });
  const kept = await add({ name: 'From a view' });
  await admin.delete(`/views/${saved.views.find(({ name }) => name === 'Karaoke')?.id}`);
  await query(`delete from response_templates where id = $1`, [rows[0].id]);
  await query(`update users set disabled = true where username = 'bea'`);
  await review();
  await settled();
  const reasons = new Map((await rules()).map(({ id, pausedReason }) => [id, pausedReason]));
  expect([assigning, notifying, suggesting, kept].map(({ id }) => reasons.get(id))).toEqual([
    'assignee-gone',
    'recipients-gone',
    'template-gone',
    null,
  ]);
});

test('a rule that fails is paused after three attempts, and the others are applied', async () => {
  const broken = await add({ name: 'Broken' });
  await query(`update rules set tag = repeat('x', 31) where id = $1`, [broken.id]);
  await add({ name: 'Sound', tag: 'fine' });
  const id = await review();
  await settled();
  expect((await stateOf(id)).tags).toEqual(['fine']);
  expect((await rules()).map(({ name, pausedReason }) => [name, pausedReason])).toEqual([
    ['Broken', 'failed'],
    ['Sound', null],
  ]);
});

test('a dry run counts what each action would do, and does nothing', async () => {
  const ids = [await review({ event: null }), await review({ event: null, daysAgo: 80 })];
  await review({ event: null, daysAgo: 100 });
  await admin.put(`/reviews/${ids[0]}/assignee`, { assignee: 'bea' });
  const body = { filter: { words: 'karaoke' }, assignee: 'ana', tag: 'loud' };
  const { data } = await admin.post<DryRun>('/rules/dry-run', body);
  const listed = await admin.get<ReviewList>(
    `/reviews/hostaway?words=karaoke&startDate=${data.filter.startDate}`,
  );
  expect(data).toMatchObject({ matching: listed.data.total, untagged: listed.data.total });
  expect(data.matching - data.unassigned).toBe(1);
  expect(data.sample.length).toBeGreaterThan(1);
  for (const id of ids) expect((await stateOf(id)).tags).toEqual([]);
  expect(await rules()).toEqual([]);
});

test('a change switches a rule off; managers see rules and do not change them', async () => {
  const rule = await add();
  const { data } = await admin.patch<Rule>(`/rules/${rule.id}`, { tag: 'noisy' });
  expect(data).toMatchObject({ isEnabled: false, tag: 'noisy', pausedReason: null });
  await setRole(server.app.context, 'bea', 'manager');
  const bea = await signedInClient(server.origin, 'bea', PASSWORD);
  expect((await bea.get<{ rules: Rule[] }>('/rules')).data.rules).toHaveLength(1);
  expect((await enable(rule.id, bea)).status).toBe(403);
  await admin.delete(`/rules/${rule.id}`);
  const { data: log } = await admin.get<{ entries: { action: string; target: string }[] }>(
    '/activity-log?kind=settings',
  );
  expect(JSON.stringify(log)).toContain('Noise');
});

test('only what was tried can be switched on, and an empty change leaves a rule as it is', async () => {
  const rule = await add();
  expect((await admin.patch<Rule>(`/rules/${rule.id}`, {})).data.isEnabled).toBe(true);
  const { data: tried } = await admin.post<DryRun>('/rules/dry-run', {
    filter: { words: 'karaoke' },
    tag: 'x',
  });
  expect((await admin.patch(`/rules/${rule.id}`, { isEnabled: true })).status).toBe(409);
  expect((await admin.patch(`/rules/${rule.id}`, { isEnabled: true, tried: tried.hash })).status).toBe(409);
  const enabled = await admin.patch<Rule>(`/rules/${rule.id}`, {
    tag: 'x',
    isEnabled: true,
    tried: tried.hash,
  });
  expect(enabled.data).toMatchObject({ isEnabled: true, tag: 'x' });
});

test('two changes at the same time are both kept', async () => {
  const { data } = await addOff({});
  await Promise.all([
    admin.patch(`/rules/${data.id}`, { tag: 'one' }),
    admin.patch(`/rules/${data.id}`, { assignee: 'ana' }),
  ]);
  expect((await rules())[0]).toMatchObject({ tag: 'one', assignee: 'ana' });
});

test('an erasure that takes a name from the filter of a rule switches it off', async () => {
  const id = await review({ text: 'Fine.', event: null });
  await query(`update reviews set guest_name = 'Bill Smith' where id = $1`, [id]);
  const rule = await add({ filter: { words: 'bill', ratings: [1, 2] } });
  await admin.post('/guests/erase', { reviewIds: [id], rows: [] });
  expect((await rules())[0]).toMatchObject({ isEnabled: false, pausedReason: 'filter-erased' });
  expect((await enable(rule.id)).status).toBe(400);
  await query(`update rules set is_enabled = true, paused_reason = null`);
  await review();
  await settled();
  expect((await rules())[0]).toMatchObject({ isEnabled: false, pausedReason: 'by-stars' });
});

test('a dry run says that a filter matches nearly all reviews but for their stars', async () => {
  for (let count = 0; count < 20; count += 1) await review({ event: null, text: `Karaoke ${count}` });
  const { data } = await admin.post<DryRun>('/rules/dry-run', {
    filter: { words: 'karaoke', rating: 2 },
    tag: 'x',
  });
  expect(data.isNearlyByStars).toBe(true);
  const { data: other } = await admin.post<DryRun>('/rules/dry-run', {
    filter: { words: 'karaoke 1' },
    tag: 'x',
  });
  expect(other.isNearlyByStars).toBe(false);
});

test('two processes apply each rule to each review once', async () => {
  await add({ assignee: 'ana', notify: ['bea'] });
  const ids = [];
  for (let count = 0; count < 20; count += 1) ids.push(await review());
  const second = await openTestServer({
    environment: {
      DATABASE_URL: server.app.config.databaseUrl ?? '',
      DATABASE_OWNER_URL: server.databaseUrl,
    },
  });
  try {
    for (let count = 0; count < 20; count += 1) ids.push(await review());
    await settled();
    const { rows } = await query(
      `select
      (select count(*)::int from rule_matches) as matches,
      (select count(*)::int from review_tags where tag = 'loud') as tags,
      (select count(*)::int from events where kind = 'review.assigned' and review_id = any($1)) as assigned,
      (select sum(value::int)::int from notifications, jsonb_each_text(listing_counts) where kind = 'rule') as notified`,
      [ids],
    );
    expect(rows[0]).toEqual({ matches: 40, tags: 40, assigned: 40, notified: 40 });
  } finally {
    await second.close();
  }
});
