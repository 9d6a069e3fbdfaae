import { expect, test } from 'vitest';
import { sourceProblem } from './review.ts';

test.each(['import', 'hostaway', 'old-system-2', 'x'.repeat(40)])('%s may be a source anywhere', (source) => {
  expect([sourceProblem(source, false), sourceProblem(source, true)]).toEqual([null, null]);
});

test.each(['', '-old', 'Old', 'old system', 'x'.repeat(41), 'old\n'])('%j may be one nowhere', (source) => {
  expect(sourceProblem(source, false)).toContain('small letters');
  expect(sourceProblem(source, true)).toContain('small letters');
});

test('demo may be one in the demo alone', () => {
  expect(sourceProblem('demo', true)).toBeNull();
  expect(sourceProblem('demo', false)).toContain('not "demo"');
});
