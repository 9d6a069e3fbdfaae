import { fileURLToPath } from 'node:url';
import { stale } from './launch/built.mjs';
import { orExplain } from './launch/failure.mjs';
import { isInstalled } from './launch/installed.mjs';
import { runCli } from './launch/run-cli.mjs';

/**
 * `npm start`, on a fresh clone too: installs missing packages, builds stale parts and starts the server. Modules are loaded
 * only when they have work to do, so that a second start takes a few milliseconds more than the server alone.
 */
await orExplain(async () => {
  if (!isInstalled()) await (await import('./launch/install.mjs')).ensureInstalled();
  if (stale().length > 0) await (await import('./launch/build.mjs')).ensureBuilt();
});
const args = process.argv.slice(2);
await runCli(fileURLToPath(import.meta.url), ['serve', ...args], args);
