import { expect, test } from 'vitest';
import { duplicateDetector } from './duplicate-detector.ts';

test('a repeated key returns its first row and whether the content is the same', () => {
  const detect = duplicateDetector();
  expect(detect('hostaway 7', 'Lovely', 1)).toBeNull();
  expect(detect('hostaway 8', 'Lovely', 2)).toBeNull();
  expect(detect('hostaway 7', 'Lovely', 3)).toEqual({ row: 1, isSameContent: true });
  expect(detect('hostaway 7', 'Dreadful', 4)).toEqual({ row: 1, isSameContent: false });
});
