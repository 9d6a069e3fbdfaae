import { API_ROOT, calls } from '#contract/paths.ts';
import { askOnce, requestText } from '../load.ts';
import type { Site } from '../subjects/site.ts';
import type { Case } from '../turns.ts';

/** The product serves 24 calls at once; these keep it busy without a queue. */
export const CONNECTIONS = 16;

const day = (yearsAgo: number) =>
  new Date(Date.now() - yearsAgo * 365.25 * 86_400_000).toISOString().slice(0, 10);

/** Twelve ways in which managers look at reviews, each with its total. */
const QUERIES: Record<string, string> = {
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
  'one year of days': `startDate=${day(2)}&endDate=${day(1)}`,
  'channel, stars and status': 'channel=VRBO&rating=5&approved=true',
};

export const list: Case[] = Object.entries(QUERIES).map(([name, query]) =>
  listCase('list', name, async () => query, { ratio: 1, growth: 1.3 }),
);

/** The newest ten as anybody may read them: what the session costs is the difference. */
export const listAsStranger: Case = {
  ...listCase('list', 'newest first, without a session', async () => '', {}),
  prepare: (site) => prepareList(site, '', {}),
};

/** A list that is asked for by ten, signed in; its floor gets the ids of the same rows. */
export function listCase(
  group: string,
  name: string,
  queryFor: (site: Site) => Promise<string>,
  budget: Case['budget'],
): Case {
  return {
    group,
    name,
    floor: 'node:http + pg',
    budget,
    prepare: async (site) => prepareList(site, await queryFor(site), { cookie: site.cookie }),
  };
}

async function prepareList(site: Site, query: string, headers: Record<string, string>) {
  const request = requestText('GET', `${API_ROOT}${calls.reviews()}?limit=10&${query}`, headers);
  const { reviews } = await answerOf(site.product.port, request);
  await site.bareNode.ask({ ids: reviews.map(({ id }) => id) });
  return {
    product: { port: site.product.port, request, connections: CONNECTIONS },
    floor: {
      by: 'bareNode' as const,
      port: site.bareNode.port,
      request: requestText('GET', '/rows'),
      connections: CONNECTIONS,
    },
  };
}

/** The data of a list. @throws with the answer when it is not a list */
export async function answerOf(
  port: number,
  request: string,
): Promise<{ reviews: { id: number }[]; total: number }> {
  const { head, body } = await askOnce(port, request);
  const { data, error } = JSON.parse(body.toString());
  if (!data) throw new Error(`${head.split('\r\n', 1)[0]}: ${JSON.stringify(error)}`);
  return data;
}
