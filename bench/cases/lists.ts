import { API_ROOT } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { LIST_FIELDS } from '#web/app/api/list-fields.ts';
import { LIMITED, MANAGER, type Username } from '../fill/cached-database.ts';
import { RARE_WORD } from '../fill/words.ts';
import { requestOnce, requestText } from '../load.ts';
import { signIn } from '../processes/product.ts';
import type { Budget, Case } from '../rounds.ts';
import type { Setup } from '../setup.ts';

/** The product handles 24 calls at once; these keep it busy without queueing. */
export const CONNECTIONS = 16;
const BASELINE = 'node:http + pg';
/** What the app asks for. */
const FIELDS = `&fields=${LIST_FIELDS.join()}`;

const day = (yearsAgo: number) =>
  new Date(Date.now() - yearsAgo * 365.25 * 86_400_000).toISOString().slice(0, 10);

/** Each specified filter and sort order. */
const LISTS: Record<string, string> = {
  'newest first': '',
  'best first': 'sortBy=rating',
  'worst first': 'sortBy=rating&sortOrder=asc',
  'by guest': 'sortBy=guestName&sortOrder=asc',
  'by listing': 'sortBy=listingName&sortOrder=asc',
  approved: 'approved=true',
  'pending, worst first': 'approved=false&sortBy=rating&sortOrder=asc',
  'one channel': 'channel=Airbnb',
  'four stars': 'rating=4',
  'one listing': 'listingId=7',
  'since a day': `startDate=${day(2)}`,
};
const LIST_BUDGET = { ratio: 0.4, growth: 1.5 };

const anonymousList: Case = {
  ...listCase('newest first, without a session', '', {}),
  prepare: (setup) => prepareList(setup, '', {}, '/rows'),
};

/** The same with the fields that only scripts ask for, one request after the other. */
const allFields: Case = requestCase('list', 'newest first, all fields', async () => '', 1, {}, MANAGER, '');

/** Combinations of filters, one request after the other. */
const COMBINATIONS: Record<string, string> = {
  'one year of days': `startDate=${day(2)}&endDate=${day(1)}`,
  'channel, stars and status': 'channel=VRBO&rating=5&approved=true',
  'listing, stars and days': `listingId=7&rating=5&startDate=${day(3)}&endDate=${day(1)}`,
  'listing and status, by guest': 'listingId=7&approved=false&sortBy=guestName',
  'channel and stars, by listing': 'channel=VRBO&rating=2&sortBy=listingName&sortOrder=asc',
  'channel, status and days, worst first': `channel=Airbnb&approved=false&startDate=${day(4)}&sortBy=rating&sortOrder=asc`,
  'search in one channel and stars': 'search=breakfast&channel=VRBO&rating=1',
  'search in one listing': `search=${RARE_WORD}&listingId=7`,
  'without text': 'hasText=false',
  'without response': 'reply=none',
  'response failed': 'reply=failed',
  'a rare language': 'language=ja',
  'sentiment and language': 'sentiment=negative&language=de',
  'channels, stars, no response': 'channels=Airbnb,VRBO&ratings=1,2&reply=none',
  'listings, undecided, worst first': 'listingIds=3,7,11,40&decision=none&sortBy=rating&sortOrder=asc',
  'category score': 'category=cleanliness%3C8',
  'category score, language, sentiment': 'category=cleanliness%3C8&language=de&sentiment=positive',
  'category score, text, no response': 'category=value%3C5&hasText=true&reply=none',
  'language, text, unpublished, by guest': 'language=fr&hasText=true&decision=unpublished&sortBy=guestName',
  'the main source, worst first': 'source=hostaway&sortBy=rating&sortOrder=asc',
  'another source and language': 'source=hospitable&language=de&sentiment=negative',
  'a rare source, by guest': 'source=import&hasText=true&sortBy=guestName',
  'six filters': 'channels=Airbnb,VRBO&ratings=3,4&language=en&hasText=true&reply=none&decision=unpublished',
};

const MAX_MS = 50;

/** What people who are limited to some properties see. */
const LIMITED_LISTS: Record<string, string> = {
  'newest first': '',
  'worst first': 'sortBy=rating&sortOrder=asc',
  'by listing': 'sortBy=listingName&sortOrder=asc',
  'pending, one channel': 'approved=false&channel=VRBO',
  'search for a common word': 'search=breakfast',
  'search for a rare word': `search=${RARE_WORD}`,
};

const SEARCHES: Record<string, { text: string; filter?: 'words'; maxMs: number; perSecond?: number }> = {
  'common word': { text: 'breakfast', maxMs: MAX_MS, perSecond: 200 },
  'rare word': { text: RARE_WORD, maxMs: MAX_MS, perSecond: 300 },
  'three letters': { text: 'xyl', maxMs: MAX_MS },
  'two words': { text: 'breakfast with', maxMs: MAX_MS },
  'all words': { text: 'with breakfast', filter: 'words', maxMs: MAX_MS },
  'a rare and a common word': { text: `breakfast ${RARE_WORD}`, filter: 'words', maxMs: MAX_MS },
  'nothing found': { text: 'quetzalcoatl', maxMs: 10 },
};
const SEARCH_CONNECTIONS = 10;

const DEEP_PAGE_MS = 100;
const DEEP_PAGES: Record<string, (total: number) => number> = {
  'page in the middle': (total) => Math.floor(total / 2),
  'last page': (total) => Math.max(0, total - 10),
};

export const lists: Case[] = [
  ...Object.entries(LISTS).map(([name, query]) => listCase(name, query, LIST_BUDGET)),
  anonymousList,
  allFields,
  ...Object.entries(COMBINATIONS).map(([name, query]) =>
    requestCase('combination', name, async () => query, 1, { medianMs: MAX_MS }),
  ),
  ...Object.entries(LIMITED).flatMap(([username, every]) =>
    Object.entries(LIMITED_LISTS).map(([name, query]) =>
      requestCase(
        'limited',
        `1 property in ${every}, ${name}`,
        async () => query,
        1,
        { medianMs: MAX_MS },
        username as Username,
      ),
    ),
  ),
  ...Object.entries(DEEP_PAGES).map(([name, offset]) =>
    requestCase('deep', name, async (setup) => `offset=${offset(await totalOf(setup))}`, 1, {
      medianMs: DEEP_PAGE_MS,
    }),
  ),
  ...Object.entries(SEARCHES).flatMap(([name, { text, filter = 'search', maxMs, perSecond }]) => {
    const query = async () => `${filter}=${encodeURIComponent(text)}`;
    const one = requestCase('search', name, query, 1, { medianMs: maxMs });
    if (perSecond === undefined) return [one];
    const many = `${name}, ${SEARCH_CONNECTIONS} connections`;
    return [one, requestCase('search', many, query, SEARCH_CONNECTIONS, { perSecond })];
  }),
];

/** The four numbers on the dashboard. */
export const statistics: Case = {
  group: 'statistics',
  name: 'of everything',
  baseline: BASELINE,
  budget: { growth: 1.5 },
  prepare: async ({ product, bareNode, cookie }) => ({
    product: {
      port: product.port,
      request: requestText('GET', API_ROOT + routePath('GET /reviews/hostaway/stats'), { cookie }),
      connections: CONNECTIONS,
    },
    baseline: {
      process: 'bareNode',
      port: bareNode.port,
      request: requestText('GET', '/statistics'),
      connections: CONNECTIONS,
    },
  }),
};

/** A list of ten beside a baseline that receives the ids of the same rows. */
function listCase(name: string, query: string, budget: Budget): Case {
  return {
    group: 'list',
    name,
    baseline: BASELINE,
    budget,
    prepare: (setup) => prepareList(setup, query, { cookie: setup.cookie }, '/managed-rows'),
  };
}

async function prepareList(
  { product, bareNode }: Setup,
  query: string,
  headers: Record<string, string>,
  baselinePath: string,
) {
  const request = listRequest(query, headers);
  const { reviews } = await listOf(product.port, request);
  await bareNode.ask({ ids: reviews.map(({ id }) => id) });
  return {
    product: { port: product.port, request, connections: CONNECTIONS },
    baseline: {
      process: 'bareNode' as const,
      port: bareNode.port,
      request: requestText('GET', baselinePath),
      connections: CONNECTIONS,
    },
  };
}

/** A list of ten without a baseline. */
function requestCase(
  group: string,
  name: string,
  queryFor: (setup: Setup) => Promise<string>,
  connections: number,
  budget: Budget,
  username: Username = MANAGER,
  fields = FIELDS,
): Case {
  return {
    group,
    name,
    baseline: null,
    budget,
    prepare: async (setup) => {
      const { port } = setup.product;
      const cookie = username === MANAGER ? setup.cookie : await signIn(port, username);
      return {
        product: { port, request: listRequest(await queryFor(setup), { cookie }, fields), connections },
        baseline: null,
      };
    },
  };
}

function listRequest(query: string, headers: Record<string, string>, fields = FIELDS): string {
  const path = `${API_ROOT}${routePath('GET /reviews/hostaway')}?limit=10&${query}${fields}`;
  return requestText('GET', path, headers);
}

async function totalOf({ product, cookie }: Setup): Promise<number> {
  return (await listOf(product.port, listRequest('', { cookie }))).total;
}

async function listOf(port: number, request: string): Promise<{ reviews: { id: number }[]; total: number }> {
  const { head, body } = await requestOnce(port, request);
  const { data, error } = JSON.parse(body.toString());
  if (!data) throw new Error(`${head.split('\r\n', 1)[0]}: ${JSON.stringify(error)}`);
  return data;
}
