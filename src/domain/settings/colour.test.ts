import { expect, test } from 'vitest';
import { contrast, isReadableGround } from './colour.ts';

test('black on white has the highest contrast, a colour on itself the lowest', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#284e4c', '#284e4c')).toBe(1);
});

test.each([
  ['#284e4c', true],
  ['#7a1f3d', true],
  ['#ffcc00', false],
  ['#8fb0a9', false],
])('%s is readable below light text: %s', (colour, isReadable) => {
  expect(isReadableGround(colour)).toBe(isReadable);
});
