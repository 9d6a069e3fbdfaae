import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const tokens = read('./tokens.css');
/** The header of a public page overrides some of them. */
const head = read('../site/site.css');

/** Foreground and background colours with their minimum contrast (WCAG 2.2 AA: text 4.5, graphics and borders 3). */
const pairs: [string, string, number][] = [
  ...['ink', 'quiet', 'title', 'brand', 'failed'].flatMap((text): [string, string, number][] => [
    [`--color-${text}`, '--color-ground', 4.5],
    [`--color-${text}`, '--color-surface', 4.5],
  ]),
  ['--color-brand', '--color-tint', 4.5],
  ['--color-on-brand', '--color-brand', 4.5],
  ['--color-star', '--color-ground', 3],
  ['--color-edge', '--color-ground', 3],
  ['--google-ink', '--google-ground', 4.5],
  ['--google-quiet', '--google-ground', 4.5],
  ['--google-link', '--google-ground', 4.5],
  ['--google-ink', '--google-line', 4.5],
  ['--color-failed', '--google-ground', 4.5],
];

const pairsOfHead: [string, string, number][] = [
  ['--color-ink', '--color-ground', 4.5],
  ['--color-quiet', '--color-ground', 4.5],
  ['--color-edge', '--color-ground', 3],
  ['--color-star', '--color-ground', 3],
];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const between = (css: string, text: string, ground: string) =>
    contrast(colour(css, text, scheme), colour(css, ground, scheme));

  test.each(pairs)('%s is readable on %s', (text, ground, least) => {
    expect(between(tokens, text, ground)).toBeGreaterThanOrEqual(least);
  });

  test.each(pairsOfHead)('in the header of a public page %s is readable on %s', (text, ground, least) => {
    expect(between(head, text, ground)).toBeGreaterThanOrEqual(least);
  });
});

function colour(css: string, token: string, scheme: 'light' | 'dark'): string {
  const match = new RegExp(`${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const value = match?.[scheme === 'light' ? 1 : 2];
  if (!value) throw new Error(`${token} has no colour for ${scheme}`);
  return value;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
