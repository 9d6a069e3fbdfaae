import { pages } from '#contract/paths.ts';
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
      const { rows } = await database.query(
        'select listing_id from reviews where is_approved group by 1 order by count(*) desc, 1 limit 1',
      );
      const path = pages.property(Number(rows[0]?.listing_id));
      const request = requestText('GET', path, await headersFor(product.port, path));
      await bareFastify.ask({ reply: await replyOf(product.port, request) });
      return {
        product: { port: product.port, request, connections: CONNECTIONS },
        baseline: { process: 'bareFastify', port: bareFastify.port, request, connections: CONNECTIONS },
      };
    },
  };
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
