import { defineConfig } from 'vitest/config';

/** Makes the template database that every test's own database is copied from. */
const worldSetup = ['tests/support/global-setup.ts'];

/**
 * One project per kind of test, run by `vitest --project NAME`. The groups follow one another, so that tests which
 * measure nothing but wait for a browser or a killed process do not share two cores with everything else.
 * Forks, not threads: those tests start processes, listen on ports and are killed with them.
 */
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
          pool: 'forks',
          testTimeout: 20_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'upstreams',
          include: ['tests/upstreams/**/*.test.ts'],
          globalSetup: worldSetup,
          pool: 'forks',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: worldSetup,
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
