import { expect, test, vi } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { createLimiter } from './limiter.ts';

const limiterFor = (concurrency: number, maxQueue: number) => {
  const onReject = vi.fn();
  return { ...createLimiter({ concurrency, maxQueue, onReject }), onReject };
};

test('the limiter runs requests up to its limit and the others in their order', async () => {
  const { acquire } = limiterFor(2, 10);
  const order: number[] = [];
  const run = async (number: number) => {
    const release = await acquire();
    order.push(number);
    return release;
  };
  const [first, second] = [await run(1), await run(2)];
  const later = [run(3), run(4)];
  await Promise.resolve();
  expect(order).toEqual([1, 2]);
  second();
  await later[0];
  expect(order).toEqual([1, 2, 3]);
  first();
  await later[1];
  expect(order).toEqual([1, 2, 3, 4]);
});

test('a request that finds the queue full is rejected at once with Retry-After', async () => {
  const { acquire, onReject } = limiterFor(1, 1);
  const release = await acquire();
  const waiting = acquire();
  await expect(acquire()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
  await expect(acquire()).rejects.toThrow(saying('Too many requests at once.'));
  expect(onReject).toHaveBeenCalledTimes(1);
  release();
  (await waiting)();
  (await acquire())();
});

test('a slot that is released twice is free only once', async () => {
  const { acquire } = limiterFor(1, 1);
  const release = await acquire();
  release();
  release();
  await acquire();
  void acquire();
  await expect(acquire()).rejects.toThrow();
});

test('a request whose slot comes after two seconds is rejected unless it waits long, and the next one gets the slot', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { acquire, onReject } = limiterFor(1, 10);
  const release = await acquire();
  const late = acquire();
  const patient = acquire(true);
  clock.mockReturnValue(1_000);
  const soon = acquire();
  clock.mockReturnValue(2_500);
  release();
  await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
  expect(onReject).toHaveBeenCalledWith(1);
  (await patient)();
  (await soon)();
  (await acquire())();
});

test('the slot is free again when every waiting request is too late', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { acquire } = limiterFor(1, 10);
  const release = await acquire();
  const late = Promise.allSettled([acquire(), acquire()]);
  clock.mockReturnValue(3_000);
  release();
  expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  (await acquire())();
});
