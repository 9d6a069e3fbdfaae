import { setTimeout as sleep } from 'node:timers/promises';
import { API_ROOT, pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { SORT_KEYS } from '#domain/reviews/filter.ts';

/** A signed-in browser. */
export interface Visitor {
  origin: string;
  cookie: string;
}

/** What happened, to all visitors together. */
export interface Results {
  /** Milliseconds of each request, by kind. */
  times: Map<string, number[]>;
  failures: string[];
  /** The decisions that the product confirmed last, and how many of each review. */
  decided: Map<number, { isApproved: boolean; count: number }>;
  events: number;
}

const PAUSE_MS = 20;
const SEARCHES = ['quiet', 'lovely flat', 'keine', 'ö', 'the', 'nothing like this', 'bed noise'];
const CHANNELS = ['Airbnb', 'VRBO', 'Direct Booking'];

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

export async function signIn(origin: string, user: { username: string; password: string }): Promise<Visitor> {
  const response = await send({ origin, cookie: '' }, API_ROOT + routePath('GET /session'), 'POST', user);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return { origin, cookie: cookies.join('; ') };
}

/** @throws for a response that is no success */
async function send(
  { origin, cookie }: Visitor,
  path: string,
  method: string,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(origin + path, {
    method,
    headers: { cookie, origin, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Calls the API and returns the data of its response. */
export async function call<Data>(
  visitor: Visitor,
  path: string,
  method = 'GET',
  body?: unknown,
): Promise<Data> {
  const response = await send(visitor, API_ROOT + path, method, body);
  return ((await response.json()) as { data: Data }).data;
}

/**
 * Uses the product until the signal: lists, searches, statistics, public pages, and decisions on reviews that no one else
 * decides about.
 */
export async function visit(
  visitor: Visitor,
  { reviews, listings }: { reviews: readonly number[]; listings: readonly number[] },
  results: Results,
  signal: AbortSignal,
): Promise<void> {
  const list = (query: Record<string, string>) =>
    call(visitor, `${routePath('GET /reviews/hostaway')}?${new URLSearchParams(query)}`);
  const page = async (path: string) => (await send(visitor, path, 'GET')).text();
  async function decide(): Promise<void> {
    const id = pick(reviews);
    const before = results.decided.get(id);
    const isApproved = !before?.isApproved;
    await call(visitor, routePath('PUT /reviews/hostaway/:id/approve', { id }), 'PUT', { isApproved });
    results.decided.set(id, { isApproved, count: (before?.count ?? 0) + 1 });
  }
  const lists = () =>
    list({ sortBy: pick(SORT_KEYS), offset: pick(['0', '10', '500']), rating: pick(['1', '5']) });
  const kinds: [kind: string, share: number, run: () => Promise<unknown>][] = [
    ['list', 4, lists],
    ['list of a property', 2, () => list({ listingId: String(pick(listings)), channel: pick(CHANNELS) })],
    ['search', 2, () => list({ search: pick(SEARCHES) })],
    ['decision', 4, decide],
    ['statistics', 1, () => call(visitor, routePath('GET /reviews/hostaway/stats'))],
    ['activity', 1, () => call(visitor, routePath('GET /activity'))],
    ['public page', 3, () => page(pages.property(pick(listings)))],
    ['embedded page', 1, () => page(pages.embed(pick(listings)))],
  ];
  const shares = kinds.flatMap((kind) => Array<typeof kind>(kind[1]).fill(kind));
  while (!signal.aborted) {
    const [kind, , run] = pick(shares);
    await timed(kind, results, run);
    await sleep(PAUSE_MS);
  }
}

/** Runs and measures something. */
export async function timed(kind: string, results: Results, run: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  try {
    await run();
    const times = results.times.get(kind) ?? [];
    times.push(performance.now() - started);
    results.times.set(kind, times);
  } catch (error) {
    results.failures.push(`${kind}: ${error}`);
  }
}

/** Reads the stream of events until the signal. One that ends before is a failure. */
export async function listen(
  { origin, cookie }: Visitor,
  results: Results,
  signal: AbortSignal,
): Promise<void> {
  try {
    const response = await fetch(`${origin}${API_ROOT}${routePath('GET /live')}?age=0`, {
      headers: { cookie },
      signal,
    });
    if (!response.ok || !response.body) throw new Error(String(response.status));
    for await (const chunk of response.body) {
      if (Buffer.from(chunk).includes('data: {}')) results.events += 1;
    }
    throw new Error('it ended');
  } catch (error) {
    if (!signal.aborted) results.failures.push(`stream: ${error}`);
  }
}
