import { defineConfig } from 'vitest/config';

/** Makes the template database that every test's own database is copied from. */
const worldSetup = ['tests/support/global-setup.ts'];

/**
 * What spans rooms starts processes, listens on ports and is killed with them, so: forks, not threads. Those tests
 * mostly wait, for browsers and for processes; three at a time keep two cores busy.
 */
const spanning = {
  pool: 'forks',
  maxWorkers: 3,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  sequence: { groupOrder: 1 },
} as const;

/** One project per kind of test, run by `vitest --project NAME`. */
export default defineConfig({
  test: {
    retry: 0,
    passWithNoTests: true,
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'simulators/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: worldSetup,
          ...spanning,
        },
      },
      {
        extends: true,
        test: {
          name: 'upstreams',
          include: ['tests/upstreams/**/*.test.ts'],
          globalSetup: worldSetup,
          ...spanning,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          ...spanning,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: worldSetup,
          ...spanning,
        },
      },
    ],
  },
});
