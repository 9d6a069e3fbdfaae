import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { TIMEOUT_MS } from './tests/support/timeouts.ts';

/** The projects with the longest files first, so that all workers finish at about the same time. */
const LONGEST_FIRST = ['unit', 'long', 'faults', 'browser', 'upstreams', 'api'];

/** Runs one project after the other, because a worker serves one project, and the largest files first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => LONGEST_FIRST.indexOf(project.name);
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Each fork starts a browser and servers, which together use up to a gigabyte. */
const MAX_FORKS = 16;

/**
 * Tests across modules start processes, which end with their fork. They mostly wait for browsers and processes, so five forks
 * keep two cores busy.
 */
const acrossModules = {
  pool: 'forks' as const,
  maxWorkers: Math.min(MAX_FORKS, Math.ceil(2.5 * availableParallelism())),
  // A race must be seen where it can be mended. In CI a busy machine must not stop a change; the report names the retried tests.
  retry: process.env.CI ? 1 : 0,
  testTimeout: 2 * TIMEOUT_MS,
  hookTimeout: 2 * TIMEOUT_MS,
  sequence: { groupOrder: 1 },
};

const projectAcrossModules = (name: string) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], ...acrossModules },
});

/** One project per kind of test: `vitest --project NAME`. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // Modules are loaded once per fork, because each file has its own database and server and cleans up.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    expect: { poll: { timeout: TIMEOUT_MS, interval: 20 } },
    globalSetup: ['tests/support/global-setup.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'simulators/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          // Tests with many generated values take longer than the default of 5 s on a busy machine.
          testTimeout: TIMEOUT_MS,
          sequence: { groupOrder: 0 },
        },
      },
      // Only `npm run test:all` includes `long`.
      ...['api', 'upstreams', 'faults', 'browser', 'long'].map(projectAcrossModules),
    ],
  },
});
