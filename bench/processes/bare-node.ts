/**
 * The baseline of the API: a bare `node:http` server that runs one prepared `pg` statement and stringifies the rows. It has
 * no session, no validation, no total and no search: it receives the ids of the rows.
 */
import { scrypt } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

const PUBLIC_COLUMNS = `r.id, r.listing_id, l.name as listing_name, r.guest_name, r.review_text, r.rating_tenths,
    r.rating_derived, r.channel, r.submitted_at, r.sentiment, r.is_approved, r.response_text, r.response_at`;
const ROWS = `select ${PUBLIC_COLUMNS} from reviews r join listings l on l.id = r.listing_id where r.id = any($1)`;

/** The same reviews with the managers' fields that the app asks for. */
const MANAGED_ROWS = `select ${PUBLIC_COLUMNS}, r.source, not r.synced or r.import_id is not null as is_imported, r.revision,
    r.decision, d.decided_by, d.at as decided_at,
    coalesce((select reason from decision_reasons where decision_id = d.id order by id desc limit 1), d.reason) as reason,
    r.assignee, r.note_count, p.state as written_response_state, p.text as written_response_text,
    p.reason as written_response_reason, p.written_by, p.second_person, p.submitted_text, p.send_at,
    (select json_agg(t) from (select topic, polarity, starts_at as start, ends_at as "end", is_corrected as corrected
      from review_topics where review_id = r.id order by starts_at) t) as topics,
    array(select tag from review_tags where review_id = r.id order by tag) as tags
  from reviews r
  join listings l on l.id = r.listing_id
  left join responses p on p.review_id = r.id
  left join lateral (select id, decided_by, at, reason from decisions where review_id = r.id order by id desc limit 1) d on true
  where r.id = any($1)`;

/** Sums the product's counters. */
const STATISTICS = `select sum(unrated + one + two + three + four + five)::bigint as total,
    sum(tenths)::bigint as tenths from review_counts where listing_id = 0 and grain = 'a'`;

/** Changes the review and adds a decision. */
const APPROVAL = `with changed as (
    update reviews set decision = case when $2 then 'approved' else 'unpublished' end, updated_at = now() where id = $1 returning id
  )
  insert into decisions (review_id, cause, decided_by, from_decision, to_decision)
  select id, 'manager', 'bench', 'none', case when $2 then 'approved' else 'unpublished' end from changed`;

function reviewOf(row: pg.QueryResultRow) {
  return {
    id: row.id,
    listingId: row.listing_id,
    listingName: row.listing_name,
    guestName: row.guest_name,
    reviewText: row.review_text,
    rating: row.rating_tenths === null ? null : row.rating_tenths / 10,
    ratingDerived: row.rating_derived,
    channel: row.channel,
    reviewDate: row.submitted_at,
    sentiment: row.sentiment,
    isApproved: row.is_approved,
    ...(row.response_text !== null && { response: { text: row.response_text, date: row.response_at } }),
  };
}

function managedReviewOf(row: pg.QueryResultRow) {
  return {
    ...reviewOf(row),
    source: row.source,
    isImported: row.is_imported || undefined,
    revision: row.revision ?? undefined,
    decision: row.decision,
    decidedBy: row.decided_by ?? undefined,
    decidedAt: row.decided_at ?? undefined,
    reason: row.reason ?? undefined,
    assignee: row.assignee ?? undefined,
    notes: row.note_count,
    topics: row.topics ?? [],
    tags: row.tags,
    writtenResponse:
      row.written_response_state === null
        ? undefined
        : {
            state: row.written_response_state,
            text: row.written_response_text,
            reason: row.written_response_reason,
            by: row.written_by,
            secondPerson: row.second_person,
            submittedText: row.submitted_text,
            sendAt: row.send_at,
          },
  };
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
let pool = new pg.Pool();
let ids: number[] = [];

const routes: Record<string, (url: URL) => Promise<unknown>> = {
  async '/rows'() {
    const { rows } = await pool.query({ name: 'rows', text: ROWS, values: [ids] });
    return { reviews: rows.map(reviewOf) };
  },
  async '/managed-rows'() {
    const { rows } = await pool.query({ name: 'managed-rows', text: MANAGED_ROWS, values: [ids] });
    return { reviews: rows.map(managedReviewOf) };
  },
  async '/statistics'() {
    const { rows } = await pool.query({ name: 'statistics', text: STATISTICS });
    return rows[0];
  },
  async '/approve'({ searchParams }) {
    const id = Number(searchParams.get('id'));
    const values = [id, searchParams.get('isApproved') === 'true'];
    await pool.query({ name: 'approval', text: APPROVAL, values });
    const { rows } = await pool.query({ name: 'managed-rows', text: MANAGED_ROWS, values: [[id]] });
    return rows.map(managedReviewOf)[0];
  },
  '/password': () =>
    new Promise((resolve, reject) => {
      scrypt('a password', 'some salt', 64, { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 }, (error, hash) =>
        error ? reject(error) : resolve({ hash: hash.toString('hex') }),
      );
    }),
};

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const data = await routes[url.pathname]?.(url);
  const body = Buffer.from(JSON.stringify({ success: true, data, error: null }));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
}

const server = createServer((request, response) => {
  respond(request, response).catch((error) => response.destroy(error));
});
process.on('message', async (message: { open: pg.PoolConfig } | { ids: number[] } | { type: 'usage' }) => {
  if ('open' in message) {
    pool = new pg.Pool({ ...message.open, max: 10 });
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
    return;
  }
  if ('ids' in message) ids = message.ids;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system });
});
process.once('disconnect', () => process.exit());
