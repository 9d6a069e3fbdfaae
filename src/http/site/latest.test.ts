import { expect, test } from 'vitest';
import { latest } from './latest.ts';

/** Work that ends when it is told to, each with its own number. */
function tasks() {
  const ends: (() => void)[] = [];
  const work = () => {
    const number = ends.length + 1;
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { ends, work };
}

test('who comes while work is under way shares the next, and nobody starts a third', async () => {
  const { ends, work } = tasks();
  const share = latest<number>();
  const first = share('a', work);
  const late = [share('a', work), share('a', work), share('a', work)];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect(await Promise.all(late)).toEqual([2, 2, 2]);
  expect(ends).toHaveLength(2);
});

test('a failure is for those who shared it, and others do not wait for each other', async () => {
  const share = latest<string>();
  const failing = share('a', async () => {
    throw new Error('away');
  });
  const next = share('a', async () => 'back');
  expect(await share('b', async () => 'other')).toBe('other');
  await expect(failing).rejects.toThrow('away');
  expect(await next).toBe('back');
  expect(await share('a', async () => 'again')).toBe('again');
});
