import { expect, test, vi } from 'vitest';
import { createGate } from './gate.ts';

const gateFor = (atOnce: number, waiting: number, now?: () => number) => {
  const onOverload = vi.fn();
  return { ...createGate({ atOnce, waiting, onOverload, now }), onOverload };
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

test('whose turn comes after two seconds is turned away, but for who is patient, and the place goes on to the next', async () => {
  let clock = 0;
  const { enter, onOverload } = gateFor(1, 10, () => clock);
  const leave = await enter();
  const late = enter();
  const patient = enter(true);
  clock = 1_000;
  const soon = enter();
  clock = 2_500;
  leave();
  await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
  expect(onOverload).toHaveBeenCalledWith(1);
  (await patient)();
  (await soon)();
  (await enter())();
});

test('where all who wait are too late, the place is free again', async () => {
  let clock = 0;
  const { enter } = gateFor(1, 10, () => clock);
  const leave = await enter();
  const late = Promise.allSettled([enter(), enter()]);
  clock = 3_000;
  leave();
  expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  (await enter())();
});
