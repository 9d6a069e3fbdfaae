import { expect, test } from 'vitest';
import { brandColours, contrast, isReadableColour } from './colour.ts';

test('black on white has the highest contrast, a colour on itself the lowest', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#284e4c', '#284e4c')).toBe(1);
});

test.each([
  ['#284e4c', true],
  ['#7a1f3d', true],
  ['#ffcc00', false],
  ['#8fb0a9', false],
])('%s is readable on light surfaces: %s', (colour, isReadable) => {
  expect(isReadableColour(colour)).toBe(isReadable);
});

test.each(['#000000', '#7a1f3d', '#0b57d0'])('%s has a readable variant on dark surfaces', (colour) => {
  const { light, dark } = brandColours(colour);
  expect(light).toBe(colour);
  expect(contrast(dark, '#192d29')).toBeGreaterThanOrEqual(4.5);
});

test('a colour that is readable on dark surfaces stays as it is', () => {
  expect(brandColours('#a3cfc4').dark).toBe('#a3cfc4');
});
