import type { Topic } from '#domain/insights/topics.ts';
import type { TopicWords } from '../format.ts';
import { building } from './building.ts';
import { comfort } from './comfort.ts';
import { hosting } from './hosting.ts';
import { surroundings } from './surroundings.ts';

/** English phrases over word classes, which join those of the topics. */
export const ENGLISH_PATTERNS: readonly Partial<Record<Topic, TopicWords>>[] = [
  hosting,
  building,
  comfort,
  surroundings,
];
