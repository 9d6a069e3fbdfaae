import { expect, test } from 'vitest';
import type { Change } from '#domain/notifications/change.ts';
import { trackSettings } from './current-settings.ts';

/** Settings whose reads end when the test says so. */
function track() {
  const reads: PromiseWithResolvers<Map<string, unknown>>[] = [];
  const list = () => {
    const read = Promise.withResolvers<Map<string, unknown>>();
    reads.push(read);
    return read.promise;
  };
  let notify: (change: Change) => void = () => {};
  const changes = {
    subscribe(subscriber: typeof notify) {
      notify = subscriber;
      return () => {};
    },
  };
  const failures: unknown[] = [];
  const settings = trackSettings({ settings: { list, logoFile: async () => null } }, changes, {}, (error) =>
    failures.push(error),
  );
  return { settings, reads, failures, change: () => notify({ topic: 'everything' }) };
}
const named = (brandName: string) => new Map<string, unknown>([['brandName', brandName]]);

test('of two changes shortly after each other the second applies, whichever is read first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { settings, reads, change } = track();
    change();
    change();
    for (const index of order) reads[index]?.resolve(named(index === 0 ? 'First' : 'Second'));
    await expect.poll(() => settings.values.brandName).toBe('Second');
    await new Promise(setImmediate);
    expect(settings.values.brandName).toBe('Second');
  }
});

test('an earlier read applies if the later one fails', async () => {
  const { settings, reads, failures, change } = track();
  change();
  change();
  reads[1]?.reject(new Error('away'));
  reads[0]?.resolve(named('First'));
  await expect.poll(() => settings.values.brandName).toBe('First');
  expect(failures).toEqual([new Error('away')]);
});
