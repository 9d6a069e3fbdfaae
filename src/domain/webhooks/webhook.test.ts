import { expect, test } from 'vitest';
import { isWebhookUrl, retryDelay } from './webhook.ts';

test('ten attempts take about three days', () => {
  const delays = Array.from({ length: 10 }, (_, index) => retryDelay(index + 1, 0, 0));
  expect(delays.indexOf(null)).toBe(9);
  const days = delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0) / 86_400;
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(3.5);
});

test('a delay is up to a tenth longer', () => {
  expect(retryDelay(2, 0, 0)).toBe(300);
  expect(retryDelay(2, 0, 1)).toBeCloseTo(330);
});

test('the receiver can ask for a longer delay of at most a day', () => {
  expect(retryDelay(1, 90, 0)).toBe(90);
  expect(retryDelay(3, 90, 0)).toBe(1_800);
  expect(retryDelay(1, 10 ** 9, 0)).toBe(86_400);
});

test.each(['https://hooks.example.com/a?b=c', 'http://10.0.0.4:5678/hook'])('%s can be an address', (url) => {
  expect(isWebhookUrl(url)).toBe(true);
});

test.each([
  'ftp://example.com',
  'https://me:secret@example.com',
  'https://example.com/#part',
  'example.com',
  '',
  `https://example.com/${'a'.repeat(2_000)}`,
])('%s cannot be an address', (url) => {
  expect(isWebhookUrl(url)).toBe(false);
});
