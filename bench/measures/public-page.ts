import { pages } from '#contract/paths.ts';
import { askOnce, requestText } from '../load.ts';
import type { Reply } from '../subjects/bare-fastify.ts';
import type { Site } from '../subjects/site.ts';
import type { Case } from '../turns.ts';

const CONNECTIONS = 32;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const PASSED_ON = ['content-type', 'content-encoding', 'etag'];

/** The first fifty reviews of the listing that has most, as browsers, simple programs and those who come again ask. */
export const publicPage: Case[] = [
  page('as a browser', async () => BROWSER),
  page('uncompressed', async () => ({})),
  page('unchanged since last time (304)', async (port, path) => {
    const { head } = await askOnce(port, requestText('GET', path, BROWSER));
    return { ...BROWSER, 'if-none-match': headerOf(head, 'etag') ?? '' };
  }),
];

function page(
  name: string,
  headersFor: (port: number, path: string) => Promise<Record<string, string>>,
): Case {
  return {
    group: 'page',
    name,
    floor: 'Fastify, same bytes',
    budget: { ratio: 0.6 },
    async prepare({ product, bareFastify, database }: Site) {
      const path = pages.property(await largestListing(database));
      const request = requestText('GET', path, await headersFor(product.port, path));
      await bareFastify.ask({ reply: await replyOf(product.port, request) });
      return {
        product: { port: product.port, request, connections: CONNECTIONS },
        floor: { by: 'bareFastify', port: bareFastify.port, request, connections: CONNECTIONS },
      };
    },
  };
}

export async function largestListing(database: Site['database']): Promise<number> {
  const { rows } = await database.query(
    'select listing_id from reviews where is_approved group by 1 order by count(*) desc, 1 limit 1',
  );
  return Number(rows[0]?.listing_id);
}

/** The product's own answer: what is sent is what the bare server will send. */
async function replyOf(port: number, request: string): Promise<Reply> {
  const { head, body } = await askOnce(port, request);
  const headers = PASSED_ON.flatMap((name) => {
    const value = headerOf(head, name);
    return value ? [[name, value]] : [];
  });
  return { status: Number(head.split(' ', 2)[1]), headers: Object.fromEntries(headers), body };
}

function headerOf(head: string, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
}
