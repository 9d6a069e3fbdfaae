import { API_ROOT } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { requestText } from '../load.ts';
import { signInRequest } from '../processes/product.ts';
import type { Case } from '../rounds.ts';
import { CONNECTIONS } from './lists.ts';

const MAX_REVIEWS = 20_000;
/** As many password hashes as the product computes at once. */
const SIGN_IN_CONNECTIONS = 4;

/** Every request changes another review. The response is sent when PostgreSQL has written the change to disk. */
export const approvals: Case = {
  group: 'approvals',
  name: 'on 16 connections',
  baseline: 'node:http + pg',
  budget: { perSecond: 1_000 },
  async prepare({ product, bareNode, cookie, database }) {
    const { rows } = await database.query<{ id: string }>(
      `select id from reviews where not is_approved and withdrawn_at is null and channel <> 'Google'
       order by hashint8(id) limit ${MAX_REVIEWS}`,
    );
    const ids = rows.map(({ id }) => Number(id));
    const half = Math.ceil(ids.length / 2);
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    return {
      product: {
        port: product.port,
        request: alternating(ids.slice(0, half), (id, isApproved) =>
          requestText('PUT', API_ROOT + routePath('PUT /reviews/hostaway/:id/approve', { id }), headers, {
            isApproved,
          }),
        ),
        connections: CONNECTIONS,
      },
      baseline: {
        process: 'bareNode',
        port: bareNode.port,
        request: alternating(ids.slice(half), (id, isApproved) =>
          requestText('POST', `/approve?id=${id}&isApproved=${isApproved}`),
        ),
        connections: CONNECTIONS,
      },
    };
  },
};

/** Approves one review after the other, then disapproves them in the same order. */
function alternating(ids: readonly number[], request: (id: number, isApproved: boolean) => string) {
  let index = 0;
  return () => {
    const isApproved = Math.floor(index / ids.length) % 2 === 0;
    return request(ids[index++ % ids.length] ?? 0, isApproved);
  };
}

export const signIns: Case = {
  group: 'sign-in',
  name: 'correct password',
  baseline: 'node:http + scrypt',
  budget: {},
  prepare: async ({ product, bareNode }) => ({
    product: { port: product.port, request: () => signInRequest(), connections: SIGN_IN_CONNECTIONS },
    baseline: {
      process: 'bareNode',
      port: bareNode.port,
      request: requestText('POST', '/password'),
      connections: SIGN_IN_CONNECTIONS,
    },
  }),
};
