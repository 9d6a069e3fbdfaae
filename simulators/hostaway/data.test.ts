import { describe, expect, test } from 'vitest';
import { demoData } from './data.ts';

const { listings, reviews } = demoData();
const published = reviews.filter(
  ({ type, status, isCancelled, isHidden }) =>
    type === 'guest-to-host' && status === 'published' && !isCancelled && !isHidden,
);
const texts = published.flatMap(({ publicReview }) => publicReview || []);

describe('the demo account', () => {
  test('is the same on every run, as a new copy each time', () => {
    const again = demoData();
    expect(again).toEqual({ listings, reviews });
    expect(again.reviews[0]).not.toBe(reviews[0]);
  });

  test('has eighteen homes in many cities, each with reviews and secrets', () => {
    expect(listings).toHaveLength(18);
    expect(new Set(listings.map(({ city }) => city)).size).toBeGreaterThanOrEqual(7);
    for (const { id, wifiPassword } of listings) {
      expect(wifiPassword).toContain('secret');
      expect(published.filter(({ listingMapId }) => Number(listingMapId) === id).length).toBeGreaterThan(20);
    }
  });

  test('has at least 1,250 published guest reviews and rows of every other kind', () => {
    expect(published.length).toBeGreaterThanOrEqual(1250);
    const states = new Set(reviews.map(({ type, status }) => `${type} ${status}`));
    expect(states.size).toBeGreaterThanOrEqual(7);
    expect(reviews.some(({ isCancelled }) => isCancelled === 1)).toBe(true);
    expect(reviews.some(({ isHidden }) => isHidden === 1)).toBe(true);
  });

  test('has ratings that are numbers, strings or null, all within the scale', () => {
    const kinds = new Set(published.map(({ rating }) => (rating === null ? 'none' : typeof rating)));
    expect(kinds).toEqual(new Set(['none', 'number', 'string']));
    for (const { rating } of published) {
      expect(Number(rating ?? 5)).toBeGreaterThanOrEqual(1);
      expect(Number(rating ?? 5)).toBeLessThanOrEqual(10);
    }
  });

  test('has no duplicate texts and no unfilled templates', () => {
    const long = texts.filter((text) => text.length > 40);
    expect(long.length - new Set(long).size).toBeLessThanOrEqual(2);
    expect(texts.filter((text) => /\{[a-z]+\}|\[[^\]]*\|/.test(text))).toEqual([]);
  });

  test('has a review of about three thousand characters, one with markup, and some in other scripts', () => {
    expect(Math.max(...texts.map((text) => text.length))).toBeGreaterThan(2700);
    expect(texts.some((text) => text.includes('<script>alert(1)</script>'))).toBe(true);
    expect(texts.filter((text) => /[ء-ي]/.test(text)).length).toBeGreaterThanOrEqual(10);
    expect(texts.filter((text) => /[ぁ-ん]/.test(text)).length).toBeGreaterThanOrEqual(10);
  });

  test('was submitted between November 2023 and November 2026, in order of id', () => {
    const submitted = reviews.flatMap(({ submittedAt }) => submittedAt ?? []).toSorted();
    expect((submitted[0] ?? '') >= '2023-11-16').toBe(true);
    expect((submitted.at(-1) ?? '') < '2026-11-16').toBe(true);
    expect(reviews.filter(({ insertedOn, updatedOn }) => updatedOn < insertedOn)).toEqual([]);
    expect(reviews.map(({ id }) => id)).toEqual(reviews.map(({ id }) => id).toSorted((a, b) => a - b));
  });
});
