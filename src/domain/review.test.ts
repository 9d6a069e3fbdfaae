import { expect, test } from 'vitest';
import { sourceProblem } from './review.ts';

test.each(['import', 'hostaway', 'old-system-2', 'x'.repeat(40)])(
  '%s is a valid source everywhere',
  (source) => {
    expect([sourceProblem(source, false), sourceProblem(source, true)]).toEqual([null, null]);
  },
);

test.each(['', '-old', 'Old', 'old system', 'x'.repeat(41), 'old\n'])(
  '%j is not a valid source',
  (source) => {
    expect(sourceProblem(source, false)).toContain('lower-case letters');
    expect(sourceProblem(source, true)).toContain('lower-case letters');
  },
);

test('demo is a valid source only in the demo', () => {
  expect(sourceProblem('demo', true)).toBeNull();
  expect(sourceProblem('demo', false)).toContain('not "demo"');
});
