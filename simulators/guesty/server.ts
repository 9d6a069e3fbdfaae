import { randomUUID } from 'node:crypto';
import { BAD_GATEWAY, type FailureResponses } from '../failures/inject.ts';
import type { SimulatedRequest, SimulatedResponse } from '../serve.ts';
import { type Simulator, startSimulator } from '../start.ts';
import { demoData, type GuestyData } from './data.ts';
import { listListings, listReviews, withFields } from './lists.ts';
import { rateLimits } from './rate-limits.ts';
import { FORBIDDEN, refusal } from './refusals.ts';
import { type ReplyBehaviour, replyToReview, settleReply } from './replies.ts';
import { createTokens } from './tokens.ts';

type GuestyFailureName = 'server-error' | 'bad-gateway' | 'forbidden';

interface GuestyOptions {
  port?: number;
  clientId?: string;
  clientSecret?: string;
  /** Not copied, and sorted by the server. */
  data?: GuestyData;
  rateLimit?: boolean;
  tokenLifetimeSeconds?: number;
  now?: () => number;
}

export interface GuestySimulator extends Simulator<GuestyFailureName> {
  /** Base address, `http://127.0.0.1:PORT`. */
  url: string;
  clientId: string;
  clientSecret: string;
  data: GuestyData;
  /** What happens to responses. */
  replies: ReplyBehaviour;
  /** Makes every issued token expire. */
  expireTokens(): void;
}

const FAILURES: FailureResponses<GuestyFailureName> = {
  named: {
    'server-error': () => refusal(500, 'Internal Server Error'),
    'bad-gateway': () => BAD_GATEWAY,
    forbidden: () => FORBIDDEN,
  },
  tooManyRequests: () => refusal(429, 'Too Many Requests'),
  announce: 'retry-after',
};

/** Starts a simulator of the Guesty Open API v1 (https://open-api-docs.guesty.com). */
export async function startGuestySimulator(options: GuestyOptions = {}): Promise<GuestySimulator> {
  const { clientId = 'demo-guesty-client', clientSecret = 'demo-guesty-secret', data = demoData() } = options;
  const { rateLimit = true, tokenLifetimeSeconds = 86_400, now = Date.now } = options;
  const tokens = createTokens({ clientId, clientSecret, lifetimeSeconds: tokenLifetimeSeconds, now });
  const replies: ReplyBehaviour = { pendingReads: 0, outcome: 'COMPLETED' };
  const reads = new Map<string, number>();
  const limited = rateLimits(rateLimit, now);
  const { origin, ...simulator } = await startSimulator({
    ...options,
    failureResponses: FAILURES,
    answer(request) {
      if (request.method === 'POST' && request.path === '/oauth2/token') return tokens.issue(request);
      return limited(async () => tokens.check(request) ?? answer(data, request, { replies, reads }));
    },
    wrap: (failing) => async (request) => {
      const response = await failing(request);
      return { ...response, headers: { 'x-request-id': randomUUID(), ...response.headers } };
    },
  });
  return {
    url: origin,
    clientId,
    clientSecret,
    data,
    replies,
    expireTokens: tokens.expireAll,
    ...simulator,
  };
}

function answer(
  data: GuestyData,
  { method, path, query, body }: SimulatedRequest,
  { replies, reads }: { replies: ReplyBehaviour; reads: Map<string, number> },
): SimulatedResponse {
  const [, noun, id, verb] =
    /^\/v1\/(listings|reviews|guests-crud)(?:\/([\w-]+)(?:\/(reply))?)?$/.exec(path) ?? [];
  if (method === 'PUT' && noun === 'reviews' && id && verb) return replyToReview(data, id, body);
  if (method !== 'GET' || verb) return refusal(404, 'Not Found');
  if (noun === 'listings' && !id) return listListings(data, query);
  if (noun === 'reviews' && !id) return listReviews(data, query);
  if (noun === 'guests-crud' && query.get('fields') === null) return refusal(400, 'fields is required');
  const rows =
    noun === 'listings' ? data.listings : noun === 'reviews' ? data.reviews : noun ? data.guests : [];
  const row = rows.find(({ _id }) => _id === id);
  if (!row) return refusal(404, 'Not Found');
  if ('reviewReplies' in row) {
    settleReply(row, replies, reads);
    return { status: 200, body: row };
  }
  return { status: 200, body: withFields(row, query) };
}
