import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { openReviewFile } from './open-review-file.ts';

const MANY_COLUMNS = `${Array.from({ length: 201 }, (_, column) => `c${column}`).join()}\n`;

test.each([
  ['too many columns', MANY_COLUMNS, 'columns'],
  ['nothing but spaces', ' '.repeat(100_000), 'begins with'],
  ['bytes that are no text', 'id,date\n\0', 'is not text'],
])('a file with %s is closed', async (_what, chunk, message) => {
  let isClosed = false;
  async function* chunks() {
    try {
      for (;;) yield Buffer.from(chunk);
    } finally {
      isClosed = true;
    }
  }
  await expect(openReviewFile({ name: 'reviews.csv', size: null, chunks: chunks() })).rejects.toThrow(
    saying(message),
  );
  expect(isClosed).toBe(true);
});
