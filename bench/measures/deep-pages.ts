import { API_ROOT, calls } from '#contract/paths.ts';
import { requestText } from '../load.ts';
import type { Site } from '../subjects/site.ts';
import { answerOf, listCase } from './list.ts';

/** The default order at its beginning, middle and end. */
export const deepPages = [
  page('first page', () => 0),
  page('page in the middle', (total) => Math.floor(total / 2)),
  page('last page', (total) => Math.max(0, total - 10)),
];

function page(name: string, offsetOf: (total: number) => number) {
  const query = async ({ product, cookie }: Site) => {
    const first = requestText('GET', `${API_ROOT}${calls.reviews()}?limit=1`, { cookie });
    const { total } = await answerOf(product.port, first);
    return `offset=${offsetOf(total)}`;
  };
  return listCase('deep', name, query, { growth: 1.3 });
}
