import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint, PARTS, stale, stampFile } from './built.mjs';
import { collect } from './child.mjs';
import { Failure } from './failure.mjs';
import { withLock } from './lock.mjs';
import { precompress } from './precompress.mjs';
import { inProject, projectNode, say } from './project.mjs';

/** A new build is written here and moved into place when it is complete, so that a running server never reads a partial one. */
const next = (...parts) => inProject('dist', '.next', ...parts);
const previous = (...parts) => inProject('dist', '.previous', ...parts);

/**
 * Builds the parts that have changed: the pages and the server. Returns the sizes of the pages' files, or null if the
 * pages have not changed.
 */
export async function ensureBuilt({ force = false } = {}) {
  const wanted = () => (force ? Object.keys(PARTS) : stale());
  if (wanted().length === 0) return null;
  return withLock(async () => {
    // Another start may have built it while this one waited.
    const parts = wanted();
    if (parts.length === 0) return null;
    say(`Building the ${parts.join(' and the ')}.`);
    const began = performance.now();
    rmSync(next(), { recursive: true, force: true });
    const [sizes = null] = await Promise.all(parts.map((part) => BUILD[part]()));
    rmSync(next(), { recursive: true, force: true });
    rmSync(previous(), { recursive: true, force: true });
    say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    return sizes;
  });
}

const BUILD = { pages: buildPages, server: buildServer };

async function buildPages() {
  const stamp = fingerprint('pages');
  refuseFailed(
    await Promise.all([
      vite('the manager app', 'vite.app.ts', next('app')),
      vite('the public site', 'vite.site.ts', next('site'), '--mode', 'client'),
      vite("the public site's renderer", 'vite.site.ts', next('renderer'), '--mode', 'ssr'),
    ]),
  );
  const sizes = await precompress(next(), ['app', 'site']);
  cpSync(next('renderer'), next('site'), { recursive: true });
  moveIntoPlace('pages', stamp, ['app', 'site']);
  return sizes;
}

async function buildServer() {
  const stamp = fingerprint('server');
  refuseFailed([await vite('the server', 'vite.server.ts', next('server'))]);
  moveIntoPlace('server', stamp, ['server']);
}

function refuseFailed(results) {
  const failed = results.find((result) => !result.ok);
  if (failed) throw new Failure(`The build of ${failed.what} failed.`, failed.output);
}

async function vite(what, config, outDir, ...flags) {
  const script = inProject('node_modules', 'vite', 'bin', 'vite.js');
  const always = ['build', '-c', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  // Always a production build, even when tests start it.
  const env = { ...process.env, NODE_ENV: 'production' };
  return { what, ...(await collect([projectNode(), script, ...always, ...flags], { env })) };
}

function moveIntoPlace(part, stamp, folders) {
  rmSync(stampFile(part), { force: true });
  for (const folder of folders) {
    rmSync(previous(folder), { recursive: true, force: true });
    mkdirSync(previous(), { recursive: true });
    if (existsSync(inProject('dist', folder))) renameSync(inProject('dist', folder), previous(folder));
    renameSync(next(folder), inProject('dist', folder));
    rmSync(previous(folder), { recursive: true, force: true });
  }
  writeFileSync(stampFile(part), JSON.stringify(stamp));
}
