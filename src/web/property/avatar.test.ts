import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Ana Costa', 'AC'],
  ['ana', 'A'],
  ['  Ana   Maria da  Costa ', 'AM'],
  ['"Bo" (guest)', 'BG'],
  ['李 小龙', '李小'],
  ['Élodie ñandú', 'ÉÑ'],
  ['😀 Sam', 'S'],
  ['7th Heaven', '7H'],
  ['ßeta ﬁn', 'SF'],
  ['', '?'],
  ['— 😀', '?'],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('of any name are one or two characters without white space', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const initials = initialsOf(name);
      expect([1, 2]).toContain(Array.from(initials).length);
      expect(initials).not.toMatch(/\s/);
    }),
    { numRuns: 500 },
  );
});
