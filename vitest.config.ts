import { defineConfig } from 'vitest/config';
import { LongFirst } from './tests/support/long-first.ts';
import { TIMEOUT_MS } from './tests/support/timeouts.ts';

/**
 * What spans rooms starts processes, listens on ports and is killed with them, so: forks, not threads. Those tests
 * mostly wait, for browsers and for processes; four at a time keep two cores busy.
 */
const spanning = {
  pool: 'forks',
  maxWorkers: 4,
  testTimeout: 2 * TIMEOUT_MS,
  hookTimeout: 2 * TIMEOUT_MS,
  sequence: { groupOrder: 1 },
} as const;

const spanningProject = (name: string) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], ...spanning },
});

/** One project per kind of test, run by `vitest --project NAME`. */
export default defineConfig({
  test: {
    retry: 0,
    passWithNoTests: true,
    // What files need is loaded once for all of a fork: each opens a world of its own and leaves nothing behind.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    expect: { poll: { timeout: TIMEOUT_MS, interval: 20 } },
    globalSetup: ['tests/support/global-setup.ts'],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'simulators/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      ...['api', 'upstreams', 'faults', 'browser'].map(spanningProject),
    ],
  },
});
