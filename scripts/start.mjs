import { fileURLToPath } from 'node:url';
import { stale } from './launch/built.mjs';
import { orExplain } from './launch/failure.mjs';
import { isInstalled } from './launch/installed.mjs';
import { runCli } from './launch/run-cli.mjs';

/**
 * `npm start`, on a fresh clone too: installs what is missing, builds what is stale, serves.
 * What does the work is loaded only when there is work, so that a second start costs a few milliseconds.
 */
await orExplain(async () => {
  if (!isInstalled({ dev: false })) await (await import('./launch/install.mjs')).ensureInstalled();
  if (stale().length > 0) await (await import('./launch/build.mjs')).ensureBuilt();
});
const args = process.argv.slice(2);
await runCli(fileURLToPath(import.meta.url), ['serve', ...args], args);
