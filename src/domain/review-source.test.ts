import { expect, test } from 'vitest';
import { objectionToSource } from './review-source.ts';

test.each(['import', 'hostaway', 'old-system-2', 'x'.repeat(40)])('%s may be a source anywhere', (source) => {
  expect([objectionToSource(source, false), objectionToSource(source, true)]).toEqual([null, null]);
});

test.each(['', '-old', 'Old', 'old system', 'x'.repeat(41), 'old\n'])('%j may be one nowhere', (source) => {
  expect(objectionToSource(source, false)).toContain('small letters');
  expect(objectionToSource(source, true)).toContain('small letters');
});

test('demo may be one in the demo alone', () => {
  expect(objectionToSource('demo', true)).toBeNull();
  expect(objectionToSource('demo', false)).toContain('not "demo"');
});
