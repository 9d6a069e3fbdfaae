import { expect, test, vi } from 'vitest';
import { limitRepeats } from './limit-repeats.ts';

test('a message is written once a minute, with the number of times that it was left out', () => {
  let now = 0;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const limited = limitRepeats(log, () => now);
  for (; now < 60_000; now += 1_000) limited.warn({ at: now }, 'the database is away');
  limited.warn({ at: now }, 'the database is away');
  limited.error({}, 'another message');
  expect(log.warn.mock.calls).toEqual([
    [{ at: 0 }, 'the database is away'],
    [{ at: 60_000, omitted: 59 }, 'the database is away'],
  ]);
  expect(log.error).toHaveBeenCalledOnce();
});
