import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { collect } from './child.mjs';
import { Failure } from './failure.mjs';
import { inProject, projectNode, say } from './project.mjs';

/** The headless shell comes first, because tests need a third less time with it. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Debian has both, Ubuntu only the second. */
const packages = ['chromium-headless-shell', 'chromium'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const downloadMs = 120_000;

const none =
  'No browser for the browser tests. Install Chromium, or set CHROMIUM_PATH to the Chromium or Chrome you have.';

/**
 * The path of a working Chromium: the one of CHROMIUM_PATH, an installed one, Playwright's own (downloaded if
 * missing), or the system's package if this user can install it.
 */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await runs(chosen)) return chosen;
    throw new Failure(
      `CHROMIUM_PATH is "${chosen}", which does not run: set it to a Chromium or Chrome program.`,
    );
  }
  return (await installed()) ?? (await playwrights()) ?? (await fromSystemPackages()) ?? fail();
}

function fail() {
  throw new Failure(none);
}

/** Runs the file, because some systems install a script that only names the package to install. */
async function runs(path) {
  if (!existsSync(path)) return false;
  const result = await collect([path, '--version'], { timeout: 15_000 });
  return result.ok && /\d+\.\d+/.test(result.output);
}

async function installed() {
  for (const name of names) {
    for (const folder of new Set(folders)) {
      const path = join(folder, name);
      if (await runs(path)) return path;
    }
  }
  for (const path of macApplications) if (await runs(path)) return path;
  return null;
}

async function playwrights() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  if (await runs(path)) return path;
  say('No browser found; downloading one for the browser tests.');
  const cli = inProject('node_modules', 'playwright-core', 'cli.js');
  await collect([projectNode(), cli, 'install', '--no-shell', 'chromium'], { timeout: downloadMs });
  return (await runs(path)) ? path : null;
}

async function fromSystemPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  say('Installing Chromium with apt-get for the browser tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await collect(['apt-get', 'update'], { env });
  let result;
  for (const name of packages) {
    result = await collect(['apt-get', 'install', '-y', '--no-install-recommends', name], { env });
    if (result.ok) return installed();
  }
  throw new Failure(none, result.output);
}
