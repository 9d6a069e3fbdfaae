import { expect, test } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import { bulkTarget } from './use-bulk.tsx';

const review = (id: number) => ({ id, reviewText: `Text ${id}.`, rating: 4 }) as Review;
const loaded = [1, 2, 3].map(review);

test('the selected reviews are sent by id, with the content of those that were shown', () => {
  expect(bulkTarget({ ids: new Set([2, 9]), isAllMatching: false }, { status: 'pending' }, loaded)).toEqual({
    ids: [2, 9],
    seen: [{ id: 2, tag: contentHash(review(2)) }],
  });
});

test('all matching reviews are sent as the filters of the list, without its order and page', () => {
  const search = { status: 'pending', sortBy: 'rating', page: 3, size: 50 } as const;
  expect(bulkTarget({ ids: new Set([2]), isAllMatching: true }, search, loaded)).toEqual({
    filter: { approved: false },
    seen: loaded.map(({ id }) => ({ id, tag: contentHash(review(id)) })),
  });
});
