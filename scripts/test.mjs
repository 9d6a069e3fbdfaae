import { findBrowser } from './launch/browser.mjs';
import { ensureBuilt } from './launch/build.mjs';
import { advisories, lint, tests, types } from './launch/checks.mjs';
import { Failure } from './launch/failure.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { say } from './launch/project.mjs';

/**
 * `npm test`: installs missing packages and a browser, builds stale parts, and runs every check.
 * The last line is always `N passed, N failed`; types and lint count as one test each. Arguments after
 * `npm test --` are passed to Vitest: parts of file names, `--project NAME`. `--all` (`npm run test:all`) includes the
 * long tests (benchmark, soak, package, cluster, upgrade and failures of PostgreSQL, large files) and more runs of random tests.
 */
const args = process.argv.slice(2);
const isAll = args.includes('--all');
const hasLong = isAll || args.includes('--project');
const filters = [...args.filter((arg) => arg !== '--all'), ...(hasLong ? [] : ['--project', '!long'])];
const counts = [];
try {
  await ensureInstalled();
  const browser = await findBrowser();
  await ensureBuilt();
  // A new advisory must not stop someone's work, so only CI checks them.
  counts.push(...(await Promise.all([types(), lint(), ...(process.env.CI ? [advisories()] : [])])));
  counts.push(await tests(filters, { CHROMIUM_PATH: browser, ...(isAll && { ALL_TESTS: '1' }) }));
} catch (error) {
  say(error instanceof Failure ? [error.output, error.message].filter(Boolean).join('\n') : error.stack);
  counts.push({ passed: 0, failed: 1 });
}
const total = (key) => counts.reduce((sum, entry) => sum + entry[key], 0);
process.exitCode = total('failed') > 0 ? 1 : 0;
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`);
