import { API_ROOT, calls } from '#contract/paths.ts';
import { requestText } from '../load.ts';
import type { Case } from '../turns.ts';
import { CONNECTIONS } from './list.ts';

const MOST_REVIEWS = 20_000;

/** Every request changes another review, and is answered once PostgreSQL has it on the disk. */
export const approvals: Case = {
  group: 'approvals',
  name: 'on 16 connections',
  floor: 'node:http + pg',
  budget: { perSecond: 1_000 },
  async prepare({ product, bareNode, cookie, database }) {
    const { rows } = await database.query(
      `select id from reviews where not is_approved and withdrawn_at is null and channel <> 'Google'
       order by hashint8(id) limit ${MOST_REVIEWS}`,
    );
    const [ours, theirs] = [0, 1].map((half) =>
      rows.filter((_, index) => index % 2 === half).map(({ id }) => Number(id)),
    );
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    return {
      product: {
        port: product.port,
        request: backAndForth(ours ?? [], (id, to) =>
          requestText('PUT', API_ROOT + calls.approve(id), headers, { isApproved: to }),
        ),
        connections: CONNECTIONS,
      },
      floor: {
        by: 'bareNode',
        port: bareNode.port,
        request: backAndForth(theirs ?? [], (id, to) => requestText('POST', `/approve?id=${id}&to=${to}`)),
        connections: CONNECTIONS,
      },
    };
  },
};

/** Approves one after the other, and when all are, takes it back one after the other. */
export function backAndForth(ids: readonly number[], request: (id: number, to: boolean) => string) {
  let turn = 0;
  return () => {
    const isApproved = Math.floor(turn / ids.length) % 2 === 0;
    const id = ids[turn++ % ids.length] ?? 0;
    return request(id, isApproved);
  };
}
