import { commonCalls } from '../control/common-calls.ts';
import { withControl } from '../control/control.ts';
import { withFailures } from '../failures/spoil.ts';
import { type Failures, openSwitchboard } from '../failures/switchboard.ts';
import { type Answering, type RequestRecord, serve } from '../serve.ts';
import { editCalls } from './control-calls.ts';
import { demoData, type HostawayData } from './data.ts';
import { type HostawayEdits, openEdits } from './edits.ts';
import { failure } from './envelope.ts';
import { HOSTAWAY_FAILURES, HOSTAWAY_MANNERS, type HostawayFailureName } from './known-failures.ts';
import {
  PUBLISHED_RATE_LIMIT,
  type RateLimiter,
  type RateLimitOptions,
  slidingWindow,
} from './rate-limit.ts';
import { route, tokenEndpoint } from './routes.ts';
import { openTokenDesk } from './tokens.ts';

const TWO_YEARS_IN_SECONDS = 63_072_000;

export interface HostawayOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  accountId?: string;
  apiKey?: string;
  /** The demo account when absent. Used as it is, not copied. */
  data?: HostawayData;
  /** The published limits when absent. */
  rateLimit?: RateLimitOptions | false;
  tokenDelayMs?: number;
  tokenLifetimeSeconds?: number;
}

export interface HostawaySimulator {
  /** Base address, `http://127.0.0.1:PORT/v1`. */
  url: string;
  accountId: string;
  apiKey: string;
  data: HostawayData;
  requests: readonly RequestRecord[];
  /** Which requests fail, and how. */
  failures: Failures<HostawayFailureName>;
  /** Changes the account while clients are at work. */
  edits: HostawayEdits;
  /** The same over HTTP, `http://127.0.0.1:PORT/control`: its GET lists the calls. */
  controlUrl: string;
  close(): Promise<void>;
}

/** Starts a stand-in for the Hostaway public API v1 (https://api.hostaway.com/documentation). */
export async function startHostawaySimulator(options: HostawayOptions = {}): Promise<HostawaySimulator> {
  const { accountId = '99999', apiKey = 'demo-hostaway-key', data = demoData() } = options;
  const { tokenDelayMs = 1000, tokenLifetimeSeconds = TWO_YEARS_IN_SECONDS } = options;
  const tokens = openTokenDesk({
    accountId,
    apiKey,
    delayMs: tokenDelayMs,
    lifetimeSeconds: tokenLifetimeSeconds,
    now: Date.now,
  });
  const limits = limiters(options.rateLimit ?? PUBLISHED_RATE_LIMIT);
  const failures = openSwitchboard<HostawayFailureName>();
  const spoiled = withFailures(failures, HOSTAWAY_MANNERS, (request) => {
    if (request.path === '/v1/accessTokens') return tokenEndpoint(tokens, request);
    const answer = route(data, request);
    if (!answer) return failure(404, 'Resource not found');
    return tokens.check(request) ?? limits.account(accountId) ?? answer();
  });
  const requests: RequestRecord[] = [];
  const edits = openEdits(data, tokens);
  const control = [
    ...commonCalls({ failures, names: HOSTAWAY_FAILURES, requests, undo: edits.undo }),
    ...editCalls(data, edits),
  ];
  // The limit stands before everything else: whoever hurries through failures meets it too.
  const limited: Answering = (request) => limits.address(request.address) ?? spoiled(request);
  const { origin, close } = await serve({ ...options, requests }, withControl(control, limited));
  const controlUrl = `${origin}/control`;
  return { url: `${origin}/v1`, accountId, apiKey, data, requests, failures, edits, controlUrl, close };
}

function limiters(options: RateLimitOptions | false): { address: RateLimiter; account: RateLimiter } {
  if (!options) return { address: () => null, account: () => null };
  const { perAddress, perAccount, windowMs } = options;
  return { address: slidingWindow(perAddress, windowMs), account: slidingWindow(perAccount, windowMs) };
}
