import { API_ROOT, calls } from '#contract/paths.ts';
import { requestText } from '../load.ts';
import type { Case } from '../turns.ts';
import { CONNECTIONS } from './list.ts';

/** The four numbers above the dashboard. */
export const statistics: Case = {
  group: 'statistics',
  name: 'of everything',
  floor: 'node:http + pg',
  budget: { growth: 1.3 },
  prepare: async ({ product, bareNode, cookie }) => ({
    product: {
      port: product.port,
      request: requestText('GET', API_ROOT + calls.reviewStats(), { cookie }),
      connections: CONNECTIONS,
    },
    floor: {
      by: 'bareNode',
      port: bareNode.port,
      request: requestText('GET', '/statistics'),
      connections: CONNECTIONS,
    },
  }),
};
