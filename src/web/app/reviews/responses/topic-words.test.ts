import { expect, test } from 'vitest';
import { TOPICS } from '#domain/insights/topics.ts';
import { TOPIC_WORDS } from './topic-words.ts';

test.each(Object.entries(TOPIC_WORDS))('every topic has different words in %s', (_language, words) => {
  expect(new Set(TOPICS.map((topic) => words[topic])).size).toBe(TOPICS.length);
  expect(Object.values(words)).not.toContain(undefined);
});
