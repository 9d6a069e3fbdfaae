import { expect, test } from 'vitest';
import { reasonOf } from './job-queue.ts';

test.each(['The database is unavailable. (Queue: sync, Worker: 7c00493b)', 'The database is unavailable.'])(
  'the reason of a failed job whose error says "%s" is its own message',
  (message) => {
    expect(reasonOf(new Error(message))).toBe('The database is unavailable.');
  },
);
