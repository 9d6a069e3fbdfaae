import { expect, test } from 'vitest';
import { correctTopics, type TopicMention } from './topics.ts';

const found: TopicMention[] = [
  { topic: 'noise', polarity: 'negative', start: 3, end: 9 },
  { topic: 'bed', polarity: 'positive', start: 12, end: 20 },
  { topic: 'bed', polarity: 'negative', start: 25, end: 30 },
];

test('a correction replaces all mentions of its topic and keeps the words about it', () => {
  expect(correctTopics(found, [{ topic: 'noise', polarity: 'positive' }])).toEqual([
    found[1],
    found[2],
    { topic: 'noise', polarity: 'positive', start: 3, end: 9, corrected: true },
  ]);
  expect(correctTopics(found, [{ topic: 'bed', polarity: 'negative' }])).toEqual([
    found[0],
    { topic: 'bed', polarity: 'negative', start: 25, end: 30, corrected: true },
  ]);
});

test('a topic that is not judged has no mention', () => {
  expect(correctTopics(found, [{ topic: 'bed', polarity: null }])).toEqual([found[0]]);
});

test('a topic that the analysis did not find has no words', () => {
  expect(correctTopics([], [{ topic: 'view', polarity: 'negative' }])).toEqual([
    { topic: 'view', polarity: 'negative', start: 0, end: 0, corrected: true },
  ]);
});
