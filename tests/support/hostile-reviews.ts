import { readFileSync } from 'node:fs';

/** A review that wants to instruct a language model. */
export interface HostileReview {
  /** ISO 639-1. */
  language: string;
  text: string;
  /** What a model writes that obeys. */
  says: string;
}

export const HOSTILE_REVIEWS: HostileReview[] = readFileSync(
  new URL('hostile-reviews.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as HostileReview);
