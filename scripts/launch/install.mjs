import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { collect } from './child.mjs';
import { Failure } from './failure.mjs';
import { isInstalled } from './installed.mjs';
import { withLock } from './lock.mjs';
import { isPackage, npmCommand, projectNode, root, say } from './project.mjs';

const missingNode =
  'npm did not run the install script of the package "node", which contains the required Node. ' +
  'Allow install scripts (npm config set ignore-scripts false) or use Node 24 or newer.';

/** Installs missing packages, including those that only the build and tests need, even if NODE_ENV is production. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  if (isPackage) throw new Failure(missingNode);
  await withLock(async () => {
    // Another start may have installed it while this one waited.
    if (!isInstalled()) await install();
  });
}

async function install() {
  say('Installing packages. The first time this takes up to a minute.');
  const began = performance.now();
  const cache = substituteCache();
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--include=dev'];
  if (cache !== null) flags.push('--cache', cache);
  const result = await collect([...npmCommand(), 'ci', ...flags]);
  if (cache !== null) rmSync(cache, { recursive: true, force: true });
  if (!result.ok)
    throw new Failure(`The packages could not be installed in ${root} (npm ci failed).`, result.output);
  if (projectNode() === null) throw new Failure(missingNode, result.output);
  say(`Installed in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/** npm needs a writable cache. If the home folder is read-only or missing, this install gets a temporary one. */
function substituteCache() {
  const home = process.env.HOME ?? '';
  let folder = process.env.npm_config_cache ?? join(home, '.npm');
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch {
    return mkdtempSync(join(tmpdir(), 'npm-cache-'));
  }
}
