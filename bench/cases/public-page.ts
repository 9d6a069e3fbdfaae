import { pages } from '#contract/paths.ts';
import { type PropertyView, viewQuery } from '#domain/listings/property-view.ts';
import { requestOnce, requestText } from '../load.ts';
import type { Reply } from '../processes/bare-fastify.ts';
import type { Case } from '../rounds.ts';
import type { Setup } from '../setup.ts';

const CONNECTIONS = 32;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const COPIED_HEADERS = ['content-type', 'content-encoding', 'etag'];

/** The first fifty reviews of the listing with the most reviews, as a browser, a simple client and a returning browser request them. */
export const publicPage: Case[] = [
  page('as a browser', async () => BROWSER),
  page('uncompressed', async () => ({})),
  page('unchanged since the last visit (304)', async (port, path) => {
    const { head } = await requestOnce(port, requestText('GET', path, BROWSER));
    return { ...BROWSER, 'if-none-match': headerOf(head, 'etag') ?? '' };
  }),
];

/** Views of a listing that has more reviews than 99 % of them, which are rendered for each request. */
const FILTERS: PropertyView[] = [
  { stars: 2 },
  { topic: 'noise' },
  { language: 'de' },
  { channel: 'Airbnb', sort: 'lowest' },
  { stars: 5, sort: 'highest', page: 2 },
  { search: 'breakfast' },
  { search: 'zzz' },
];
const MAX_FILTERED_MS = 50;

export const filteredPages: Case[] = FILTERS.map((view) => ({
  group: 'filtered-page',
  name: viewQuery(view),
  baseline: null,
  budget: { medianMs: MAX_FILTERED_MS },
  async prepare({ product: { port }, database }: Setup) {
    const request = requestText('GET', pages.property(await largeListing(database), view), BROWSER);
    return { product: { port, request, connections: 1 }, baseline: null };
  },
}));

function page(
  name: string,
  headersFor: (port: number, path: string) => Promise<Record<string, string>>,
): Case {
  return {
    group: 'page',
    name,
    baseline: 'Fastify, same bytes',
    budget: { ratio: 0.6 },
    async prepare({ product, bareFastify, database }: Setup) {
      const path = pages.property(await largestListing(database));
      const request = requestText('GET', path, await headersFor(product.port, path));
      await bareFastify.ask({ reply: await replyOf(product.port, request) });
      return {
        product: { port: product.port, request, connections: CONNECTIONS },
        baseline: { process: 'bareFastify', port: bareFastify.port, request, connections: CONNECTIONS },
      };
    },
  };
}

async function largeListing(database: Setup['database']): Promise<number> {
  const { rows } = await database.query(
    'select listing_id, ntile(100) over (order by count(*) desc) as part from reviews group by 1 order by 2, count(*) limit 1',
  );
  return Number(rows[0]?.listing_id);
}

export async function largestListing(database: Setup['database']): Promise<number> {
  const { rows } = await database.query(
    'select listing_id from reviews where is_approved group by 1 order by count(*) desc, 1 limit 1',
  );
  return Number(rows[0]?.listing_id);
}

/** The product's own response, which the bare server then sends. */
async function replyOf(port: number, request: string): Promise<Reply> {
  const { head, body } = await requestOnce(port, request);
  const headers = COPIED_HEADERS.flatMap((name) => {
    const value = headerOf(head, name);
    return value ? [[name, value]] : [];
  });
  return { status: Number(head.split(' ', 2)[1]), headers: Object.fromEntries(headers), body };
}

function headerOf(head: string, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
}
