import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '#app.ts';

/**
 * Makes work in a transaction fail if it takes another connection of the same pool: when each connection has such a
 * transaction, all wait for one that never becomes free. `transactOnce` may, because few things are sent at the same time.
 */
export function allowOneConnection({ context: { storage }, database }: Pick<App, 'context' | 'database'>) {
  for (const [name, pool] of [
    ['transact', database.pool],
    ['transactLong', database.direct],
  ] as const) {
    const inTransaction = new AsyncLocalStorage<true>();
    const transact = storage[name];
    storage[name] = (work) => transact((tx) => inTransaction.run(true, () => work(tx)));
    pool.connect = new Proxy(pool.connect, {
      apply(connect, on, args) {
        if (inTransaction.getStore()) throw new Error('a transaction takes a second connection');
        return Reflect.apply(connect, on, args);
      },
    });
  }
}
