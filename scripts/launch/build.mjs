import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint, isBuilt, stampFile } from './built.mjs';
import { collect } from './child.mjs';
import { Failure } from './failure.mjs';
import { withLock } from './lock.mjs';
import { precompress } from './precompress.mjs';
import { inProject, projectNode, say } from './project.mjs';

/** A new build is made here and moved into place when it is whole, so that a running server never sees half of one. */
const next = (...parts) => inProject('dist', '.next', ...parts);
const previous = (...parts) => inProject('dist', '.previous', ...parts);

/** Builds what browsers get, if what it is made from has changed. Returns the sizes, or null if nothing was done. */
export async function ensureBuilt({ force = false } = {}) {
  if (!force && isBuilt()) return null;
  return withLock(async () => {
    // Another start may have built it while this one waited.
    if (!force && isBuilt()) return null;
    say('Building the pages.');
    const began = performance.now();
    const sizes = await build();
    say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    return sizes;
  });
}

async function build() {
  const stamp = fingerprint();
  rmSync(next(), { recursive: true, force: true });
  const results = await Promise.all([
    vite('the manager app', 'vite.app.ts', next('app')),
    vite('the public site', 'vite.site.ts', next('site'), '--mode', 'client'),
    vite("the public site's renderer", 'vite.site.ts', next('renderer'), '--mode', 'ssr'),
  ]);
  const failed = results.find((result) => !result.ok);
  if (failed) throw new Failure(`The build of ${failed.what} failed.`, failed.output);
  const sizes = await precompress(next());
  cpSync(next('renderer'), next('site'), { recursive: true });
  moveIntoPlace();
  writeFileSync(stampFile, JSON.stringify(stamp));
  return sizes;
}

async function vite(what, config, outDir, ...flags) {
  const script = inProject('node_modules', 'vite', 'bin', 'vite.js');
  const always = ['build', '-c', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  return { what, ...(await collect([projectNode(), script, ...always, ...flags])) };
}

function moveIntoPlace() {
  rmSync(stampFile, { force: true });
  rmSync(previous(), { recursive: true, force: true });
  mkdirSync(previous(), { recursive: true });
  for (const part of ['app', 'site']) {
    if (existsSync(inProject('dist', part))) renameSync(inProject('dist', part), previous(part));
    renameSync(next(part), inProject('dist', part));
  }
  rmSync(previous(), { recursive: true, force: true });
  rmSync(next(), { recursive: true, force: true });
}
