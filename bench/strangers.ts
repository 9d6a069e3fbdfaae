import { setTimeout as sleep } from 'node:timers/promises';
import { API_ROOT, pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { largestListing } from './cases/public-page.ts';
import { load, requestOnce, requestText } from './load.ts';
import { signInRequest } from './processes/product.ts';
import type { Figure } from './results/comparison.ts';
import { median, short } from './results/numbers.ts';
import type { Setup } from './setup.ts';

const CONNECTIONS = 40;
const SECONDS = 4;
/** A manager does not click faster. */
const PAUSE_MS = 30;
const MAX_SIGN_IN_MS = 1_000;
const MAX_LIST_MS = 100;
const ANSWERS = /^HTTP\/1\.1 (200|302|304|404|429|503)/;
const ENCODINGS = ['br', 'gzip', 'identity'];

/** Every public address that reads something, as paths that differ from request to request where that is harder to serve. */
const ADDRESSES: Record<string, (listing: number, index: number) => string> = {
  '/embed/1?max=50': (listing) => `${pages.embed(listing)}?max=50`,
  '/embed/N?max=M': (_, index) => `${pages.embed(1 + (index % 700))}?max=${1 + (index % 50)}`,
  '/property/1?page=N': (listing, index) => `${pages.property(listing)}?page=${1 + (index % 300)}`,
  '/property/1?page=N past the end': (listing, index) => `${pages.property(listing)}?page=${10_000 + index}`,
  '/property/N': (_, index) => pages.property(1 + (index % 900)),
  'unknown /property/N': (_, index) => pages.property(1_000_000 + index),
  feed: (listing) => pages.propertyFeed(listing),
  'Google section': (listing) => pages.propertyGoogle(listing),
  sitemap: () => pages.sitemap(),
  'list without a session': (_, index) =>
    `${API_ROOT}${routePath('GET /reviews/hostaway')}?limit=100&offset=${(index * 100) % 50_000}`,
  'search without a session': (_, index) =>
    `${API_ROOT}${routePath('GET /reviews/hostaway')}?search=${['a', 'breakfast', 'nothing', 'lo', 'th'][index % 5]}${index % 7 || ''}`,
  health: () => API_ROOT + routePath('GET /health'),
};

/** How long a sign-in and a manager's list take while anonymous visitors send requests as fast as they are answered. */
export async function strangerFigures(setups: readonly Setup[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, pathOf] of [['nothing', null] as const, ...Object.entries(ADDRESSES)]) {
    const all: Measured[] = [];
    for (const setup of setups) all.push(await measureWith(setup, pathOf));
    const last = all.at(-1);
    figures.push({
      name: `${CONNECTIONS} anonymous connections request ${name}: sign-in median and maximum, list median (ms), answers a second`,
      values: all.map(
        ({ signIns, lists, perSecond }) =>
          `${short(median(signIns))}, ${short(Math.max(...signIns))}, ${short(median(lists))}, ${short(perSecond)}`,
      ),
      budget: `≤ ${MAX_SIGN_IN_MS}, ≤ ${MAX_LIST_MS}`,
      isMet: last ? Math.max(...last.signIns) <= MAX_SIGN_IN_MS && median(last.lists) <= MAX_LIST_MS : null,
    });
  }
  return figures;
}

interface Measured {
  signIns: number[];
  lists: number[];
  perSecond: number;
}

async function measureWith(
  { product: { port }, database, cookie }: Setup,
  pathOf: ((listing: number, index: number) => string) | null,
): Promise<Measured> {
  const listing = await largestListing(database);
  let index = 0;
  const request = () => {
    index += 1;
    const encoding = ENCODINGS[index % ENCODINGS.length] ?? '';
    return requestText('GET', pathOf?.(listing, index) ?? '', { 'accept-encoding': encoding });
  };
  const list = requestText('GET', `${API_ROOT}${routePath('GET /reviews/hostaway')}?limit=10`, { cookie });
  const visitors = pathOf
    ? load({ port, request, connections: CONNECTIONS, accepts: ANSWERS }, SECONDS)
    : sleep(SECONDS * 1000).then(() => ({ responses: 0, seconds: SECONDS }));
  let isOver = false;
  const ended = visitors.finally(() => {
    isOver = true;
  });
  const repeat = async (text: string) => {
    const times: number[] = [];
    // The first anonymous requests have not arrived yet.
    await sleep(300);
    while (!isOver) {
      const started = performance.now();
      const { head } = await requestOnce(port, text);
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(`a manager was refused: ${head}`);
      times.push(performance.now() - started);
      await sleep(PAUSE_MS);
    }
    return times;
  };
  const [signIns, lists, { responses, seconds }] = await Promise.all([
    repeat(signInRequest()),
    repeat(list),
    ended,
  ]);
  return { signIns, lists, perSecond: responses / seconds };
}
