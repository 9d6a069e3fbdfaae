import { expect, test } from 'vitest';
import { parseGroupName } from './listing-group.ts';

test('the name of a group is on one line and visible, as that of a person', () => {
  expect(parseGroupName(' Lisbon\n and Porto\u202e ')).toBe('Lisbon and Porto');
  expect(() => parseGroupName('\u200b')).toThrow('name must have visible characters.');
});
