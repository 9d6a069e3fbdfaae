import { requestText } from '../load.ts';
import { signInRequest } from '../subjects/product.ts';
import type { Case } from '../turns.ts';

/** Four at once, as many as the product lets work; the floor makes one hash of the same cost. */
const CONNECTIONS = 4;

export const signIns: Case = {
  group: 'sign-in',
  name: 'right password',
  floor: 'node:http + scrypt',
  budget: {},
  prepare: async ({ product, bareNode }) => ({
    product: { port: product.port, request: () => signInRequest(), connections: CONNECTIONS },
    floor: {
      by: 'bareNode',
      port: bareNode.port,
      request: requestText('POST', '/password'),
      connections: CONNECTIONS,
    },
  }),
};
