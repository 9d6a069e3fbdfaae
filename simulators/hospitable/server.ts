import type { ControlCall } from '../control.ts';
import { ControlError } from '../failures/failure.ts';
import { BAD_GATEWAY, type FailureResponses } from '../failures/inject.ts';
import type { SimulatedRequest, SimulatedResponse } from '../serve.ts';
import { type Simulator, startSimulator } from '../start.ts';
import { demoData, type HospitableData, type HospitableReview, newReview } from './data.ts';
import { type HospitableWebhooks, startWebhooks } from './webhooks.ts';

type HospitableFailureName = 'server-error' | 'bad-gateway' | 'unauthorized' | 'scope';

/** Not published; assumed. */
const REQUESTS_A_MINUTE = 60;
const MINUTE_MS = 60_000;

export interface HospitableOptions {
  port?: number;
  token?: string;
  /** Not copied. */
  data?: HospitableData;
  rateLimit?: boolean;
  /** Of the primary user. */
  email?: string;
  /** Delays until a call that was not accepted is repeated. */
  webhookRetryMs?: readonly number[];
}

export interface HospitableSimulator extends Simulator<HospitableFailureName> {
  /** Base address, `http://127.0.0.1:PORT/v2`. */
  url: string;
  token: string;
  data: HospitableData;
  email: string;
  webhooks: HospitableWebhooks;
  /** Adds a review and announces it. */
  addReview(review: HospitableReview): Promise<string>;
  /** Changes a review and announces it. */
  changeReview(id: string, fields: Partial<HospitableReview>): Promise<string>;
}

/** An error as most calls report it. The status code may be a text. */
const refusal = (status: number, reason_phrase: string): SimulatedResponse => ({
  status,
  body: { status_code: status, reason_phrase },
});

const FAILURES: FailureResponses<HospitableFailureName> = {
  named: {
    'server-error': () => refusal(500, 'Server Error'),
    'bad-gateway': () => BAD_GATEWAY,
    unauthorized: () => ({ status: 401, body: { message: 'Unauthenticated.' } }),
    scope: () => refusal(403, 'Invalid scope(s) provided.'),
  },
  tooManyRequests: () => refusal(429, 'Too Many Attempts.'),
  announce: 'retry-after',
};

/** Starts a simulator of the Hospitable public API v2 (https://developer.hospitable.com). */
export async function startHospitableSimulator(
  options: HospitableOptions = {},
): Promise<HospitableSimulator> {
  const { token = 'demo-hospitable-token', data = demoData(), rateLimit = true } = options;
  const { email = 'owner@example.com' } = options;
  const webhooks = startWebhooks(email, options.webhookRetryMs);
  let accepted: number[] = [];
  const limited = (request: SimulatedRequest): SimulatedResponse => {
    if (request.headers.authorization !== `Bearer ${token}`) return FAILURES.named.unauthorized(request);
    const now = Date.now();
    accepted = accepted.filter((at) => at > now - MINUTE_MS);
    if (rateLimit && accepted.length >= REQUESTS_A_MINUTE) {
      const wait = Math.ceil(((accepted[0] ?? now) + MINUTE_MS - now) / 1000);
      return { ...refusal(429, 'Too Many Attempts.'), headers: { 'retry-after': String(wait) } };
    }
    accepted.push(now);
    return answer(data, email, request);
  };
  async function addReview(review: HospitableReview): Promise<string> {
    data.reviews.unshift(review);
    return webhooks.announce('review.created', review);
  }
  async function changeReview(id: string, fields: Partial<HospitableReview>): Promise<string> {
    const review = data.reviews.find((each) => each.id === id);
    if (!review) throw new Error(`there is no review ${id}`);
    return webhooks.announce('review.changed', Object.assign(review, fields));
  }
  const calls: ControlCall[] = [
    {
      call: 'POST /control/webhooks',
      does: 'sends calls to this url from now on: {"url": "https://…"}; null for none',
      run({ body }) {
        webhooks.target = (body as { url?: string | null }).url ?? null;
      },
    },
    { call: 'GET /control/webhooks', does: 'the calls that were sent', run: () => webhooks.sent },
    {
      call: 'POST /control/reviews',
      does: 'adds a review of the first property, with this text, and announces it: {"text": "…"}',
      run({ body }) {
        const [property] = data.properties;
        if (!property) throw new ControlError(404, 'There is no property.');
        const { text = 'Lovely.' } = body as { text?: string };
        const shown = { rating: 5, rating_platform_original: '5.00', review: text, response: null };
        const [id, reviewed_at] = [`new-${data.reviews.length + 1}`, new Date().toISOString()];
        void addReview(newReview({ id, property, public: shown, reviewed_at }));
        return { id };
      },
    },
  ];
  const { origin, close, ...simulator } = await startSimulator({
    ...options,
    failureResponses: FAILURES,
    answer: limited,
    calls,
  });
  return {
    url: `${origin}/v2`,
    token,
    data,
    email,
    webhooks,
    addReview,
    changeReview,
    ...simulator,
    close() {
      webhooks.close();
      return close();
    },
  };
}

function answer(data: HospitableData, email: string, request: SimulatedRequest): SimulatedResponse {
  const { method, path, query, body } = request;
  if (method === 'GET' && path === '/v2/user') {
    return {
      status: 200,
      body: { data: { id: data.userId ?? 'user-1', email, name: 'A' } },
    };
  }
  if (method === 'GET' && path === '/v2/properties') return pageOf(data.properties, request, 100);
  const [, one] = /^\/v2\/properties\/([\w-]+)$/.exec(path) ?? [];
  const found = data.properties.find(({ id }) => id === one);
  if (method === 'GET' && found) return { status: 200, body: { data: found } };
  const [, property] = /^\/v2\/properties\/([\w-]+)\/reviews$/.exec(path) ?? [];
  if (method === 'GET' && property) {
    const rows = data.reviews.filter((review) => review.property.id === property);
    return pageOf(
      rows.map((row) => included(row, query.get('include') ?? '')),
      request,
      50,
    );
  }
  const [, reviewed] = /^\/v2\/reviews\/([\w-]+)\/respond$/.exec(path) ?? [];
  if (method === 'POST' && reviewed) return respond(data, reviewed, body);
  return { status: 404, body: { message: 'Not found.' } };
}

/** A row with the requested parts; unknown names are ignored. */
function included({ guest, reservation, property, ...row }: HospitableReview, include: string) {
  const parts = { guest, reservation, property };
  const requested = Object.entries(parts).filter(([name]) => include.split(',').includes(name));
  return { ...row, ...Object.fromEntries(requested) };
}

/** A page of a list, whose links lead to `http://`. */
function pageOf(rows: readonly unknown[], { query, path }: SimulatedRequest, max: number): SimulatedResponse {
  const perPage = Number(query.get('per_page') ?? 10);
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > max) {
    return refusal(400, `The per page must not be greater than ${max}.`);
  }
  const page = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(rows.length / perPage));
  return {
    status: 200,
    body: {
      data: rows.slice((page - 1) * perPage, page * perPage),
      links: { next: page < last ? `http://public.api.hospitable.com${path}?page=${page + 1}` : null },
      meta: { current_page: page, last_page: last, per_page: perPage, total: rows.length },
    },
  };
}

function respond({ reviews }: HospitableData, id: string, body: string): SimulatedResponse {
  const review = reviews.find((each) => each.id === id);
  if (!review) return { status: 404, body: { message: 'Not found.' } };
  const text = (JSON.parse(body) as { response?: string }).response ?? '';
  if (text === '') return refusal(422, 'The response field is required.');
  if (review.public.response) return refusal(403, 'The review has already been responded to.');
  if (!review.can_respond) return refusal(403, 'The response window is closed.');
  review.public.response = text;
  review.responded_at = new Date().toISOString();
  review.can_respond = false;
  return { status: 200, body: review };
}
