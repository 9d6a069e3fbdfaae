import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AccessSetting } from '#domain/accounts/access.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { authorOf } from '#domain/accounts/api-token.ts';
import { ROLES, type Role } from '#domain/accounts/permissions.ts';
import { shiftDay } from '#domain/day.ts';
import type { ListingId } from '#domain/ids.ts';
import { createToken } from '#services/accounts/api-tokens.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser, setRole } from '#services/accounts/users.ts';
import { changeInBulk } from '#services/decisions/bulk.ts';
import { addGroup } from '#services/listings/listing-groups.ts';
import { rollUp } from '#services/maintenance/rollups.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

/**
 * Every call with every role, by a session and by an API token, limited to random properties. Plain SQL says what may be in
 * the answer. What belongs to a property contains its mark, so that an answer with the mark of another property is a leak.
 */

const PASSWORD = 'kite orbit mugs';
const LISTINGS = 5;
const REVIEWS = 12;
const mark = (listing: number) => `zq${listing}x`;
const PERIOD = 'from=2025-06-01&to=2025-12-31';

let server: TestServer;
let pool: pg.Pool;
let first: number;
let homes: number[];
let groups: number[];
let operations: string[];
let walker: ApiClient;

beforeAll(async () => {
  // With an empty database a sync would begin.
  server = await openTestServer({ hasModel: true });
  pool = server.app.database.pool;
  await pool.query('delete from analysis_queue; delete from reviews; delete from listings');
  await insertReviews();
  const { context } = server.app;
  await rollUp(context);
  await vi.waitFor(async () => {
    expect(await context.storage.reviews.countQueuedTexts('all')).toBe(0);
  }, WAIT_OPTIONS);
  for (const username of ['walker', 'other', 'limited', ...homes.map(mark)])
    await addUser(context, { username, name: username, password: PASSWORD });
  for (const home of homes)
    await setAccess(context, systemActor, mark(home), { listingIds: [home as ListingId], groupIds: [] });
  const members = [[0, 1], [2], []];
  groups = [];
  for (const [index, each] of members.entries()) {
    const listingIds = each.map((listing) => (first + listing) as ListingId);
    const name = `Group ${index} ${each.map((listing) => mark(first + listing)).join(' ')}`;
    groups.push(await addGroup(context, systemActor, { name, listingIds }));
  }
  // The last admin of all properties stays one.
  await setRole(context, 'other', 'admin');
  walker = await signedIn('walker');
  const { paths } = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
});
afterAll(() => server.close());

async function signedIn(username: string): Promise<ApiClient> {
  const client = await signedInClient(server.origin, username, PASSWORD);
  return client;
}

async function insertReviews(): Promise<void> {
  await pool.query(
    `insert into listings (source, upstream_id, name, google_place_id)
    select 'x', n::text, 'Home', null from generate_series(1, $1) n`,
    [LISTINGS],
  );
  first = (await pool.query('select min(id) as id from listings')).rows[0].id;
  homes = Array.from({ length: LISTINGS }, (_, index) => first + index);
  await pool.query(
    `update listings set name = 'Home zq' || id || 'x', google_place_id = 'ChIJzq' || id || 'x'`,
  );
  await pool.query(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, private_feedback, rating_tenths, rating_derived,
      rating_scale, categories, channel, submitted_at, sentiment, language, decision)
    select 'x', listings.id || '-' || n, listings.id, 'Guest zq' || listings.id || 'x', 'A noisy street, zq' || listings.id || 'x.',
      'Private zq' || listings.id || 'x', 10 + (n * 7) % 41, false, 10, '[{"category": "cleanliness", "rating": 8}]', case n when 1 then 'Site zq' || listings.id || 'x' else 'Airbnb' end,
      timestamptz '2025-12-01' - n * interval '9 days', 'negative', 'en', (array['none', 'approved', 'unpublished'])[1 + n % 3]
    from listings, generate_series(1, $1) n`,
    [REVIEWS],
  );
  await pool.query(`insert into review_notes (review_id, author, text)
    select id, 'walker', 'Note zq' || listing_id || 'x' from reviews`);
  await pool.query(`insert into decisions (review_id, cause, decided_by, from_decision, to_decision, reason)
    select id, 'manager', 'other', 'none', decision, 'Reason zq' || listing_id || 'x' from reviews where decision <> 'none'`);
  await pool.query(`insert into views (owner, name, filter, sort_by, sort_order, is_shared, place)
    select 'other', 'View zq' || id || 'x', jsonb_build_object('listingIds', jsonb_build_array(id)), 'date', 'desc', true, id
    from listings`);
  await pool.query(`insert into views (owner, name, filter, sort_by, sort_order, is_shared, place)
    select 'other', 'Views ' || string_agg('zq' || id || 'x', ' '), '{}', 'date', 'desc', true, 0 from listings`);
  await pool.query(`insert into review_tags (review_id, tag, added_by)
    select id, 'tag zq' || listing_id || 'x', 'other' from reviews`);
  await pool.query(
    `insert into rules (name, owner, filter, notify) select 'Rule zq' || id || 'x', 'other', '{}', '{}' from listings`,
  );
  await pool.query(`insert into alerts (listing_id, recent_from, recent_to, recent_value, recent_n, before_value, before_n)
    select id, '2025-11-01', '2025-11-30', 3.25, 9, 4.5, 80 from listings`);
  await pool.query(`insert into tasks (listing_id, title, description, category, created_by, state, marker)
    select id, 'Task zq' || id || 'x', 'About zq' || id || 'x', 'other', 'other', 'refused', 'FLR-' || id from listings`);
}

interface Run {
  role: Role;
  /** Those that may be seen; null for all. */
  scope: number[] | null;
  /** As its author a note has. */
  name: string;
  call: ApiClient['call'];
}

/** All roles that may do more come later. */
const may = (role: Role, min: Role) => ROLES.indexOf(role) <= ROLES.indexOf(min);

type Rule =
  /** Nothing of a property is in it, or another test covers it. */
  | { about: 'no property'; because: string }
  /** Refused to limited accounts, whatever the role. */
  | { about: 'company'; min: Role }
  /** About one of them: if it is outside the access, it does not exist. */
  | { about: 'review' | 'listing' | 'alert' | 'task'; min: Role; body?: unknown; notByToken?: true }
  /** The same, named in the body. */
  | { about: 'listing'; min: Role; bodyOf: (listing: number) => unknown; notByToken?: true }
  /** About several: the numbers in the answer, by their paths or the lines of a file, and SQL that finds the same in `$1`. */
  | {
      about: 'several';
      min: Role;
      notByToken?: true;
      query?: string;
      body?: unknown;
      read: string[] | 'lines';
      sql: string;
    }
  | { about: 'batch'; min: Role };

const own = { about: 'no property', because: 'one’s own account' } as const;
const open = { about: 'no property', because: 'anyone may see it' } as const;
const texts = { about: 'no property', because: 'texts for all properties, and one’s own' } as const;
const company = (min: Role = 'admin') => ({ about: 'company', min }) as const;
const ofReview = (min: Role, body?: unknown) => ({ about: 'review', min, body }) as const;
const COUNT = 'select count(*) as value from reviews where listing_id = any($1)';
const LISTED = 'select id as value from reviews where listing_id = any($1) order by id';
/** Whether all properties are in it. */
const ALL = 'not exists (select from listings where id <> all($1))';
const NOTHING = 'select 1 as value where $1::bigint[] is null';
const HOMES = 'select id as value from listings where id = any($1) order by id';

const RULES: Record<string, Rule> = {
  'GET /api/health': open,
  'GET /api/sso/start': open,
  'GET /api/sso/callback': open,
  'PATCH /api/account': own,
  'GET /api/account/email': own,
  'PUT /api/account/email': own,
  'DELETE /api/account/email': own,
  'GET /api/email-proofs/{token}': open,
  'POST /api/email-proofs/{token}': open,
  'GET /api/unsubscriptions/{token}': open,
  'POST /api/unsubscriptions/{token}': open,
  'POST /api/password-resets': open,
  'GET /api/mail': company(),
  'POST /api/mail/test': company(),
  'GET /api/account/notifications': own,
  'PUT /api/account/notifications': own,
  'GET /api/notifications': { about: 'no property', because: 'a test of its own' },
  'PUT /api/notifications/read': own,
  'GET /api/session': own,
  'POST /api/session': own,
  'DELETE /api/session': own,
  'PUT /api/account/password': own,
  'GET /api/account/sessions': own,
  'DELETE /api/account/sessions': own,
  'DELETE /api/account/sessions/{id}': own,
  'GET /api/account/second-factors': own,
  'POST /api/account/proofs': own,
  'POST /api/account/proofs/passkey': own,
  'POST /api/account/passkeys/options': own,
  'POST /api/account/passkeys': own,
  'DELETE /api/account/passkeys/{id}': own,
  'POST /api/session/passkey/options': open,
  'POST /api/session/passkey': open,
  'PUT /api/account/second-factors/one-time-passwords': own,
  'POST /api/account/second-factors/one-time-passwords': own,
  'DELETE /api/account/second-factors/one-time-passwords': own,
  'POST /api/account/second-factors/recovery-codes': own,
  'GET /api/activity-log': company(),
  'GET /api/activity-log/export': company(),
  'POST /api/guests/find': company(),
  'POST /api/guests/export': company(),
  'POST /api/guests/erase': company(),
  'GET /api/tokens': own,
  'POST /api/tokens': own,
  'DELETE /api/tokens/{id}': own,
  'GET /api/invitations/links/{token}': open,
  'POST /api/invitations/links/{token}/accept': open,
  'GET /api/password-resets/{token}': open,
  'POST /api/password-resets/{token}': open,
  'GET /api/google-reviews/{placeId}': open,
  'GET /api/google-reviews/integration-status': {
    about: 'several',
    min: 'viewer',
    read: ['dailyLimit'],
    sql: `select 1000 as value where ${ALL}`,
  },
  'GET /api/channels': { about: 'several', min: 'viewer', read: [], sql: NOTHING },
  'GET /api/sources/names': { about: 'several', min: 'viewer', read: [], sql: NOTHING },
  'GET /api/people': { about: 'several', min: 'viewer', read: [], sql: NOTHING },
  'POST /api/insights/analyse': { about: 'no property', because: 'a text of one’s own' },
  'PATCH /api/views/{id}': { about: 'no property', because: 'one’s own views' },
  'DELETE /api/views/{id}': { about: 'no property', because: 'one’s own views' },
  'POST /api/views': { about: 'no property', because: 'one’s own views; their counts are those of GET' },
  'GET /api/templates': texts,
  'POST /api/templates': texts,
  'PATCH /api/templates/{id}': texts,
  'DELETE /api/templates/{id}': texts,
  'POST /api/templates/import': company('manager'),
  'GET /api/live': { about: 'no property', because: 'a test of its own' },
  'GET /api/accounts': company(),
  'PATCH /api/people/{username}': company(),
  'POST /api/people/{username}/password-reset': company(),
  'DELETE /api/people/{username}/second-factors': company(),
  'GET /api/invitations': company(),
  'POST /api/invitations': company(),
  'DELETE /api/invitations/{id}': company(),
  'GET /api/groups/{id}': company(),
  'POST /api/groups': company(),
  'PATCH /api/groups/{id}': company(),
  'DELETE /api/groups/{id}': company(),
  'GET /api/sources': company(),
  'POST /api/sources': company(),
  'PATCH /api/sources/{id}': company(),
  'DELETE /api/sources/{id}': company(),
  'POST /api/sources/{id}/check': company(),
  'POST /api/sources/consents': company(),
  'POST /api/sources/consents/accept': company(),
  'POST /api/sources/consents/connect': company(),
  'POST /api/sources/{id}/consents': company(),
  'POST /api/sources/{id}/address': company(),
  'DELETE /api/sources/{id}/address': company(),
  'POST /api/sources/{id}/events/{token}': open,
  'GET /api/webhooks': company(),
  'POST /api/webhooks': company(),
  'PATCH /api/webhooks/{id}': company(),
  'DELETE /api/webhooks/{id}': company(),
  'POST /api/webhooks/{id}/secret': company(),
  'POST /api/webhooks/{id}/test': company(),
  'GET /api/webhooks/{id}/deliveries': company(),
  'POST /api/webhooks/{id}/resend': company(),
  'POST /api/deliveries/{id}/resend': company(),
  'GET /api/webhooks/sample': company(),
  'GET /api/settings': company(),
  'PUT /api/settings': company(),
  'PUT /api/settings/logo': company(),
  'DELETE /api/settings/logo': company(),
  'PUT /api/channels/{channel}/rights': company(),
  'POST /api/sync': company('manager'),
  'GET /api/sync/quarantined': company('manager'),
  'PUT /api/sync/quarantined/{key}': company('manager'),
  'POST /api/reviews/import': company('manager'),
  'POST /api/reviews/import/inspect': company('manager'),
  'DELETE /api/reviews/import/mappings/{id}': company('manager'),
  'GET /api/rules': {
    about: 'several',
    min: 'manager',
    read: ['rules.*.id'],
    sql: `select id as value from rules where ${ALL}`,
  },
  'POST /api/rules': { about: 'no property', because: 'one’s own rules' },
  'PATCH /api/rules/{id}': { about: 'no property', because: 'one’s own rules; tests of rules cover others' },
  'DELETE /api/rules/{id}': { about: 'no property', because: 'one’s own rules; tests of rules cover others' },
  'POST /api/rules/dry-run': {
    about: 'several',
    min: 'admin',
    notByToken: true,
    body: { filter: { words: 'street', endDate: '2020-01-01' }, tag: 'x' },
    read: ['matching'],
    sql: NOTHING,
  },
  'GET /api/tags': {
    about: 'several',
    min: 'viewer',
    read: ['tags.*.count'],
    sql: `select count(*) as value from review_tags join reviews on id = review_id where listing_id = any($1) group by tag`,
  },
  'PUT /api/reviews/{id}/tags/{tag}': ofReview('responder'),
  'DELETE /api/reviews/{id}/tags/{tag}': ofReview('responder'),
  'GET /api/sync': {
    about: 'several',
    min: 'viewer',
    read: ['sources.*.lastRun.id'],
    sql: `select max(id) as value from sync_runs where ${ALL}`,
  },
  'GET /api/groups': {
    about: 'several',
    min: 'viewer',
    read: ['groups.*.id'],
    sql: `select id as value from listing_groups where ${ALL} or (
      exists (select from listing_group_members where group_id = id)
      and not exists (select from listing_group_members where group_id = id and listing_id <> all($1))) order by id`,
  },
  'GET /api/listings': {
    about: 'several',
    min: 'viewer',
    read: ['listings.*.id'],
    sql: HOMES,
  },
  'GET /api/listings/{id}/google-place': { about: 'listing', min: 'viewer' },
  'PUT /api/listings/{id}/google-place': { about: 'listing', min: 'manager', body: { placeId: null } },
  'GET /api/listings/{id}/shown': { about: 'listing', min: 'viewer' },
  'GET /api/listings/{id}/booking-link': { about: 'listing', min: 'viewer' },
  'PUT /api/listings/{id}/booking-link': { about: 'listing', min: 'manager', body: { bookingUrl: null } },
  'GET /api/listings/merged': company('manager'),
  'GET /api/listings/{id}/merge-candidates': company('manager'),
  'GET /api/listings/{id}/merge': company('manager'),
  'PUT /api/listings/{id}/merge': company('manager'),
  'DELETE /api/listings/{id}/merge': company('manager'),
  'DELETE /api/reviews/{id}/duplicate': {
    about: 'no property',
    because: 'there are no duplicates; tests of merges cover them',
  },
  'GET /api/listings/{id}/pins': { about: 'listing', min: 'viewer' },
  'GET /api/reviews/hostaway': {
    about: 'several',
    min: 'viewer',
    query: 'limit=100',
    read: ['reviews.*.id', 'total', 'listings.*.id'],
    sql: `(${LISTED}) union all ${COUNT} union all (${HOMES})`,
  },
  'GET /api/reviews/hostaway/stats': {
    about: 'several',
    min: 'viewer',
    read: ['totalReviews', 'undecided.count', 'approvedCount', 'pendingCount'],
    sql: `with mine as (select * from reviews where listing_id = any($1))
      select count(*) as value from mine union all select count(*) from mine where decision = 'none'
      union all select count(*) from mine where is_approved union all select count(*) from mine where not is_approved`,
  },
  'GET /api/reviews/export': {
    about: 'several',
    min: 'manager',
    query: 'format=csv',
    read: 'lines',
    sql: COUNT,
  },
  'GET /api/reviews/hostaway/{id}': ofReview('viewer'),
  'GET /api/reviews/hostaway/{id}/decisions': ofReview('viewer'),
  'GET /api/reviews/{id}/notes': ofReview('viewer'),
  'GET /api/reviews/{id}/corrections': ofReview('viewer'),
  'PUT /api/reviews/{id}/presence': ofReview('viewer', { isLooking: false }),
  'PUT /api/reviews/{id}/notes': ofReview('responder', { text: 'A note' }),
  'PUT /api/reviews/{id}/notes/{noteId}': ofReview('responder', { text: 'Another note' }),
  'DELETE /api/reviews/{id}/notes/{noteId}': ofReview('responder'),
  'PUT /api/reviews/{id}/response-approval': {
    ...ofReview('manager', { text: 'Thanks!', submitted: 'Thank you!' }),
    notByToken: true,
  },
  'PUT /api/reviews/{id}/response-return': {
    ...ofReview('manager', { note: 'Warmer.', submitted: 'Thank you!' }),
    notByToken: true,
  },
  'POST /api/reviews/{id}/response-check': ofReview('responder', { text: 'Thank you for your visit!' }),
  'POST /api/reviews/{id}/translation': ofReview('responder', { language: 'de' }),
  'POST /api/reviews/{id}/draft': ofReview('responder', {}),
  'PUT /api/reviews/hostaway/{id}/response': ofReview('responder', { text: 'Thank you for your visit!' }),
  'DELETE /api/reviews/hostaway/{id}/response': ofReview('responder'),
  'PUT /api/reviews/{id}/skip': ofReview('responder'),
  'DELETE /api/reviews/{id}/skip': ofReview('responder'),
  // Its own test has reviews of the connected account.
  'GET /api/answers': { about: 'several', min: 'responder', query: 'limit=100', read: [], sql: NOTHING },
  'GET /api/answers/figures': {
    about: 'several',
    min: 'responder',
    query: PERIOD,
    read: ['properties.*.listingId'],
    sql: HOMES,
  },
  'PUT /api/reviews/hostaway/{id}/approve': ofReview('manager', { isApproved: true }),
  'PUT /api/reviews/hostaway/{id}/reason': ofReview('manager', { reason: 'A reason' }),
  'POST /api/reviews/{id}/undo': ofReview('manager', {}),
  'PUT /api/reviews/{id}/pin': ofReview('manager'),
  'DELETE /api/reviews/{id}/pin': ofReview('manager'),
  'PUT /api/reviews/{id}/assignee': ofReview('manager', { assignee: null }),
  'PUT /api/reviews/{id}/sentiment': ofReview('manager', { sentiment: 'neutral' }),
  'DELETE /api/reviews/{id}/sentiment': ofReview('manager'),
  'PUT /api/reviews/{id}/topics/{topic}': ofReview('manager', { polarity: null }),
  'DELETE /api/reviews/{id}/topics/{topic}': ofReview('manager'),
  'POST /api/reviews/bulk': {
    about: 'several',
    min: 'manager',
    body: { action: 'unpublish', filter: {}, dryRun: true },
    read: ['matching'],
    sql: COUNT,
  },
  'POST /api/batches/{id}/undo': { about: 'batch', min: 'manager' },
  'GET /api/activity': {
    about: 'several',
    min: 'viewer',
    query: 'by=other&limit=100',
    read: ['decisions.*.id'],
    sql: `select decisions.id as value from decisions join reviews on reviews.id = review_id
      where decided_by = 'other' and listing_id = any($1) order by 1`,
  },
  'GET /api/activity/groups': {
    about: 'several',
    min: 'viewer',
    query: 'by=other&limit=100',
    read: ['groups.*.entry.id'],
    sql: `select decisions.id as value from decisions join reviews on reviews.id = review_id
      where batch_id is null and decided_by = 'other' and listing_id = any($1) order by 1`,
  },
  'GET /api/activity/export': {
    about: 'several',
    min: 'manager',
    query: 'by=other',
    read: 'lines',
    sql: `select count(*) as value from decisions join reviews on reviews.id = review_id
      where decided_by = 'other' and listing_id = any($1)`,
  },
  'GET /api/views': {
    about: 'several',
    min: 'viewer',
    read: ['views.0.count'],
    sql: COUNT,
  },
  'GET /api/alerts': {
    about: 'several',
    min: 'viewer',
    read: ['alerts.*.listingId'],
    sql: 'select listing_id as value from alerts where dismissed_at is null and listing_id = any($1) order by 1',
  },
  'PUT /api/alerts/{id}/dismissed': { about: 'alert', min: 'manager' },
  'GET /api/tasks': {
    about: 'several',
    min: 'viewer',
    query: 'limit=100',
    read: ['tasks.*.id', 'total'],
    sql: `select id as value from tasks where listing_id = any($1) union all select count(*) from tasks where listing_id = any($1)`,
  },
  'POST /api/tasks': {
    about: 'listing',
    min: 'responder',
    bodyOf: (listingId) => ({ title: 'A task', category: 'other', listingId }),
  },
  'PATCH /api/tasks/{id}': { about: 'task', min: 'responder', body: { status: 'completed' } },
  'POST /api/tasks/{id}/retry': { about: 'task', min: 'responder' },
  'GET /api/reports': { about: 'no property', because: 'one’s own links; a test of its own' },
  'DELETE /api/reports/{id}': { about: 'no property', because: 'one’s own links' },
  'POST /api/reports/schedules': { about: 'no property', because: 'without SMTP; a test of its own' },
  'DELETE /api/reports/schedules/{id}': { about: 'no property', because: 'one’s own schedules' },
  'POST /api/reports': {
    about: 'listing',
    min: 'manager',
    notByToken: true,
    bodyOf: (listingId) => ({ listingId, from: '2025-06-01', to: '2025-06-30' }),
  },
  'POST /api/targets': company(),
  'PATCH /api/targets/{id}': company(),
  'DELETE /api/targets/{id}': company(),
  // Their own test has reviews of the last year.
  'GET /api/targets': { about: 'several', min: 'viewer', read: [], sql: NOTHING },
  'GET /api/targets.csv': { about: 'several', min: 'manager', read: [], sql: NOTHING },
  'GET /api/insights/overview': {
    about: 'several',
    min: 'viewer',
    query: PERIOD,
    read: ['reviews.n', 'waitingForAnalysis'],
    sql: `${COUNT} union all select count(*) from analysis_queue join reviews on id = review_id where listing_id = any($1)`,
  },
  'GET /api/insights/categories': {
    about: 'several',
    min: 'viewer',
    query: PERIOD,
    read: ['properties.*.listingId', 'total'],
    sql: `(${HOMES}) union all select cardinality($1::bigint[])`,
  },
  'GET /api/insights/properties': {
    about: 'several',
    min: 'viewer',
    query: PERIOD,
    read: ['properties.*.listingId', 'total'],
    sql: `(${HOMES}) union all select cardinality($1::bigint[])`,
  },
  'GET /api/insights/topics': {
    about: 'several',
    min: 'viewer',
    query: PERIOD,
    read: ['topics.*.negative.n'],
    sql: `select count(*) as value from review_topics join reviews on id = review_id
      where polarity = 'negative' and listing_id = any($1) group by topic order by 1 desc`,
  },
  'GET /api/insights/topics/{topic}': {
    about: 'several',
    min: 'viewer',
    query: PERIOD,
    read: ['properties.*.listingId'],
    sql: `select distinct listing_id as value from review_topics join reviews on id = review_id
      where topic = 'noise' and listing_id = any($1) order by 1`,
  },
  'GET /api/insights/priorities': {
    about: 'several',
    min: 'viewer',
    query: PERIOD,
    read: [],
    sql: NOTHING,
  },
  ...Object.fromEntries(
    ['overview', 'categories', 'topics', 'properties', 'priorities', 'topics/{topic}'].map((table) => [
      `GET /api/insights/${table}.csv`,
      {
        about: 'several',
        min: 'manager',
        query: PERIOD,
        read: table === 'properties' ? 'lines' : [],
        sql: table === 'properties' ? 'select count(*) as value from listings where id = any($1)' : NOTHING,
      } as const,
    ]),
  ),
};

test('every call has a rule', () => {
  expect(operations.filter((operation) => !(operation in RULES))).toEqual([]);
  expect(Object.keys(RULES).filter((operation) => !operations.includes(operation))).toEqual([]);
});

/** Everything of the properties outside the access. */
async function contentOutOf(scope: number[] | null): Promise<string> {
  const { rows } = await pool.query(
    `with reviewed as (select * from reviews where listing_id <> all($1))
    select md5(string_agg(row, '|' order by row)) as hash from (
      select reviewed::text as row from reviewed
      union all select notes::text from review_notes notes join reviewed on reviewed.id = review_id
      union all select decisions::text from decisions join reviewed on reviewed.id = review_id
      union all select responses::text from responses join reviewed on reviewed.id = review_id
      union all select topics::text from review_topics topics join reviewed on reviewed.id = review_id
      union all select tags::text from review_tags tags join reviewed on reviewed.id = review_id
      union all select corrections::text from topic_corrections corrections join reviewed on reviewed.id = review_id
      union all select changes::text from assignee_changes changes join reviewed on reviewed.id = review_id
      union all select alerts::text from alerts where listing_id <> all($1)
      union all select tasks::text from tasks where listing_id <> all($1)
      union all select listings::text from listings where id <> all($1)
    ) as content`,
    [scope ?? homes],
  );
  return rows[0].hash;
}

/** Makes one call as the rule says, and compares the answer with the model. */
async function walk(operation: string, { role, scope, name, call }: Run, listing: number, number: number) {
  const rule = RULES[operation];
  if (!rule || rule.about === 'no property') return;
  const isSeen = scope === null || scope.includes(listing);
  const mayDo = may(role, rule.min) && !('notByToken' in rule && name.startsWith('token '));
  // What it would do is not what this test is about.
  if (rule.about === 'company' && mayDo && scope === null) return;
  const review = (
    await pool.query('select id from reviews where listing_id = $1 order by id offset $2 limit 1', [
      listing,
      number,
    ])
  ).rows[0].id;
  const note = (
    await pool.query('insert into review_notes (review_id, author, text) values ($1, $2, $2) returning id', [
      review,
      name,
    ])
  ).rows[0].id;
  const alert = (await pool.query('select id from alerts where listing_id = $1', [listing])).rows[0].id;
  const task = (await pool.query('select min(id)::int as id from tasks where listing_id = $1', [listing]))
    .rows[0].id;
  const batch = rule.about === 'batch' ? await batchOf(number) : '';
  const id = { review, listing, alert, task, batch, company: 1, several: 1 }[rule.about];
  const before = await contentOutOf(scope);
  const [method = '', path = ''] = operation.split(' ');
  const address = path
    .slice('/api'.length)
    .replace('{id}', String(id))
    .replace('{noteId}', String(note))
    .replace('{topic}', 'noise')
    .replaceAll(/\{\w+\}/g, '1');
  const query = 'query' in rule && rule.query ? `?${rule.query}` : '';
  const body = 'bodyOf' in rule ? rule.bodyOf(listing) : 'body' in rule ? rule.body : undefined;
  const { status, text } = await call(method, address + query, body === undefined ? {} : { body });
  const answer = [operation, status, text] as const;

  for (const home of homes) {
    if (scope !== null && !scope.includes(home)) expect(text, operation).not.toContain(mark(home));
  }
  expect(await contentOutOf(scope), operation).toBe(before);
  if (!mayDo || rule.about === 'company') return expect(answer).toEqual([operation, 403, expect.any(String)]);
  if (rule.about === 'batch') return expectUndone(answer, scope, batch);
  if (rule.about !== 'several') {
    if (!isSeen) return expect(answer).toEqual([operation, 404, expect.any(String)]);
    return expect([200, 202, 409], text).toContain(status);
  }
  expect(answer).toEqual([operation, 200, expect.any(String)]);
  const { rows } = await pool.query(rule.sql, [scope ?? homes]);
  const found =
    rule.read === 'lines'
      ? [text.trim().split('\n').length - 1]
      : rule.read.flatMap((each) => numbersAt(JSON.parse(text).data, each));
  expect([operation, sorted(found)]).toEqual([operation, sorted(rows.map(({ value }) => value))]);
}

/** The numbers at a path such as `reviews.*.id`. */
function numbersAt(data: unknown, path: string): unknown[] {
  const at = (value: unknown, key: string) =>
    key === '*' ? (value as unknown[]) : [(value as Record<string, unknown> | null)?.[key]];
  return path.split('.').reduce<unknown[]>((found, key) => found.flatMap((each) => at(each, key)), [data]);
}

/** Without nothing and zeros, which are the same here. */
function sorted(values: readonly unknown[]): number[] {
  return values.filter((value) => typeof value === 'number' && value > 0).toSorted() as number[];
}

/** A batch that assigned the reviews of two listings. */
async function batchOf(number: number): Promise<string> {
  await pool.query('update reviews set assignee = null');
  const { rows } = await pool.query('select id from reviews where listing_id = any($1)', [
    [first + (number % LISTINGS), first],
  ]);
  const input = { action: 'assign', ids: rows.map(({ id }) => id), assignee: 'other' } as const;
  return (await changeInBulk(server.app.context, systemActor, input)).batch ?? '';
}

async function expectUndone(
  [operation, status, text]: readonly [string, number, string],
  scope: number[] | null,
  batch: string,
) {
  const { rows } = await pool.query(
    `select count(*) filter (where listing_id = any($2)) as mine
    from assignee_changes join reviews on id = review_id where batch_id = $1`,
    [batch, scope ?? homes],
  );
  const { mine } = rows[0];
  expect([operation, status]).toEqual([operation, mine > 0 ? 200 : 404]);
  if (mine > 0) {
    expect(JSON.parse(text).data).toMatchObject({ changed: mine, skipped: [], skippedCount: 0 });
  }
}

const grants = fc.option(
  fc.record({ listings: fc.subarray([0, 1, 2, 3], { maxLength: 2 }), groups: fc.subarray([0, 1, 2]) }),
  { freq: 9 },
);

test('each call shows and changes only what the model allows', { timeout: 240_000 }, async () => {
  const { context } = server.app;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(grants, fc.integer({ min: 0, max: REVIEWS - 1 }), async (given, number) => {
      const role = ROLES[runs % ROLES.length] ?? 'viewer';
      const byToken = runs % 2 === Math.floor(runs / ROLES.length) % 2;
      runs += 1;
      const access: AccessSetting = given
        ? {
            listingIds: given.listings.map((listing) => (first + listing) as ListingId),
            groupIds: given.groups.map((group) => groups[group] ?? 0),
          }
        : 'all';
      const ofGroups = given?.groups.flatMap((group) => [[0, 1], [2], []][group] ?? []) ?? [];
      const scope = given && [...new Set([...given.listings, ...ofGroups])].map((each) => first + each);
      await setRole(context, 'walker', byToken ? 'admin' : role);
      await setAccess(context, systemActor, 'walker', byToken ? 'all' : access);
      await pool.query('update alerts set dismissed_at = null, dismissed_by = null');
      let { call } = walker;
      let name = 'walker';
      if (byToken) {
        name = authorOf({ owner: 'walker', name: `token ${runs}` });
        await pool.query('delete from api_tokens');
        const actor = { ...systemActor, kind: 'user', name: 'walker' } as const;
        const expiresOn = shiftDay(new Date().toISOString().slice(0, 10), 30);
        const token = await createToken(context, actor, {
          name: `token ${runs}`,
          role,
          expiresOn,
          access,
          requestsPerMinute: 600,
        });
        const { call: plain } = apiClient(server.origin);
        call = (method, path, options = {}) =>
          plain(method, path, { ...options, headers: { authorization: `Bearer ${token}` } });
      }
      const isSeen = (listing: number) => scope === null || scope.includes(listing);
      const [seen, unseen] = [true, false].map((wanted) => {
        const found = homes.filter((listing) => isSeen(listing) === wanted);
        return found[number % found.length];
      });
      for (const operation of operations) {
        const about = RULES[operation]?.about ?? '';
        const isOfOne = ['review', 'listing', 'alert', 'task'].includes(about);
        for (const listing of isOfOne ? [seen, unseen] : [homes[0]]) {
          if (listing !== undefined) await walk(operation, { role, scope, name, call }, listing, number);
        }
      }
    }),
    { numRuns: 2 * ROLES.length, endOnFailure: true },
  );
});

test('a limited person sees the colleagues, channels and shared views that concern the same properties', async () => {
  const { context } = server.app;
  const [home, neighbour, ...hidden] = homes.map(mark);
  const two = { listingIds: homes.slice(0, 2) as ListingId[], groupIds: [] };
  await setAccess(context, systemActor, 'limited', two);
  const limited = await signedIn('limited');
  const share = (client: ApiClient, name: string, filter: object) =>
    client.post('/views', { name, filter, isShared: true });
  const ofNeighbour = await signedIn(mark(homes[1] ?? 0));
  await share(ofNeighbour, 'Of a colleague', {});
  await share(await signedIn('other'), 'Of an admin', {});
  await share(await signedIn('other'), 'Of an admin, for both', { listingIds: two.listingIds });

  const people = (await limited.get<{ people: { name: string }[] }>('/people')).data.people;
  expect(people.map(({ name }) => name)).toEqual(
    expect.arrayContaining([home, neighbour, 'limited', 'other']),
  );
  const channels = (await limited.get('/channels')).text;
  expect(channels).toContain(`Site ${home}`);
  const views = (await limited.get('/views')).text;
  for (const name of ['Of a colleague', 'Of an admin, for both', `View ${home}`])
    expect(views).toContain(`"${name}"`);
  expect(views).not.toContain('"Of an admin"');
  // The colleague sees less than what the limited person may have named.
  await share(limited, 'Of both', {});
  expect((await ofNeighbour.get('/views')).text).not.toContain('"Of both"');
  for (const each of hidden) expect(JSON.stringify(people) + channels + views).not.toContain(each);
});
