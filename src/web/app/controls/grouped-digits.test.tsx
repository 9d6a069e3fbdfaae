import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatNumber } from '#domain/format-number.ts';
import { GroupedDigits } from './grouped-digits.tsx';

test.each([0, 7, 999, 1000, 1294, 56_789, 1_000_000])('%i is grouped as formatNumber writes it', (value) => {
  const groups = [...renderToStaticMarkup(<GroupedDigits value={value} />).matchAll(/>(\d+)</g)];
  expect(groups.map(([, digits]) => digits).join(',')).toBe(formatNumber(value));
});

test('no other code formats numbers', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|\/(dates|format-number)\.ts$/.test(file),
  );
  const formats = (line: string) => /NumberFormat|toLocaleString/.test(line) && !line.includes('Date(');
  expect(files.filter((file) => readFileSync(file, 'utf8').split('\n').some(formats))).toEqual([]);
});
