import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TAG_LENGTH, normalizeTag } from './tag.ts';

test('a tag is in lower case, without surplus spaces', () => {
  expect(normalizeTag('  Needs \t PLUMBER ')).toBe('needs plumber');
  expect(normalizeTag(' \n ')).toBe('');
});

test('no tag gets too long by its letters, and another normalization changes nothing', () => {
  expect(normalizeTag('İ'.repeat(MAX_TAG_LENGTH))).toHaveLength(MAX_TAG_LENGTH);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: MAX_TAG_LENGTH }), (text) => {
      const tag = normalizeTag(text);
      return tag.length <= MAX_TAG_LENGTH && tag.isWellFormed() && normalizeTag(tag).trim() === tag.trim();
    }),
  );
});
