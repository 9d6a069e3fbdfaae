import { expect, test, vi } from 'vitest';
import { createGate } from './gate.ts';

const gateFor = (atOnce: number, waiting: number) => {
  const onOverload = vi.fn();
  return { ...createGate({ atOnce, waiting, onOverload }), onOverload };
};

test('lets in as many as may work at once, and the others in their order', async () => {
  const { enter } = gateFor(2, 10);
  const order: number[] = [];
  const come = async (number: number) => {
    const leave = await enter();
    order.push(number);
    return leave;
  };
  const [first, second] = [await come(1), await come(2)];
  const later = [come(3), come(4)];
  await Promise.resolve();
  expect(order).toEqual([1, 2]);
  second();
  await later[0];
  expect(order).toEqual([1, 2, 3]);
  first();
  await later[1];
  expect(order).toEqual([1, 2, 3, 4]);
});

test('turns away at once whoever finds too many waiting, and says when to come again', async () => {
  const { enter, onOverload } = gateFor(1, 1);
  const leave = await enter();
  const waits = enter();
  await expect(enter()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
  await expect(enter()).rejects.toThrow('Too many requests at once.');
  expect(onOverload).toHaveBeenCalledTimes(1);
  leave();
  (await waits)();
  (await enter())();
});

test('a turn that is ended twice frees one place only', async () => {
  const { enter } = gateFor(1, 0);
  const leave = await enter();
  leave();
  leave();
  await enter();
  await expect(enter()).rejects.toThrow();
});
