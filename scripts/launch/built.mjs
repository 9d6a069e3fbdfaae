import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProject, isPackage, root } from './project.mjs';

/** The parts of the build: the folders that each is built from, and the files that it must contain. */
export const PARTS = {
  pages: {
    folders: ['src/web', 'src/contract', 'src/domain'],
    builders: ['vite.app.ts', 'vite.site.ts', 'scripts/launch/precompress.mjs'],
    outputs: ['app/index.html', 'site/render.js', 'site/assets.json'],
  },
  server: {
    folders: ['src', 'simulators'],
    except: 'src/web',
    builders: ['vite.server.ts'],
    outputs: ['server/main.js'],
  },
};
const ALWAYS = ['package-lock.json', 'scripts/launch/build.mjs'];

/** The file that records what a part was built from. Written last, removed first. */
export const stampFile = (part) => inProject('dist', `.built-${part}.json`);

/**
 * Whether a part in dist was built from the current files. Comparing dates and sizes takes a few milliseconds. If they
 * differ (after a fresh checkout or a change of branch), the content is compared, so that nothing is built twice.
 */
export function isBuilt(part) {
  if (isPackage) return true;
  if (!PARTS[part].outputs.every((file) => existsSync(inProject('dist', file)))) return false;
  const stamp = readStamp(part);
  if (stamp === null) return false;
  const files = inputs(part);
  const dates = fingerprintDates(files);
  if (stamp.dates === dates) return true;
  const content = fingerprintContent(files);
  if (stamp.content !== content) return false;
  try {
    writeFileSync(stampFile(part), JSON.stringify({ dates, content }));
  } catch {
    // The installation is read-only. The next start compares the content again, which takes some milliseconds.
  }
  return true;
}

/** The parts that must be built. */
export const stale = () => Object.keys(PARTS).filter((part) => !isBuilt(part));

/** The current sources of a part. Read before building, so that a change during the build makes it stale. */
export function fingerprint(part) {
  const files = inputs(part);
  return { dates: fingerprintDates(files), content: fingerprintContent(files) };
}

function readStamp(part) {
  try {
    return JSON.parse(readFileSync(stampFile(part), 'utf8'));
  } catch {
    return null;
  }
}

function inputs(part) {
  const { folders, except, builders } = PARTS[part];
  const files = [...ALWAYS, ...builders];
  for (const folder of folders) {
    for (const entry of readdirSync(inProject(folder), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue;
      const file = relative(root, join(entry.parentPath ?? entry.path, entry.name));
      if (except === undefined || !file.startsWith(join(except, '/'))) files.push(file);
    }
  }
  return files.sort();
}

function fingerprintDates(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(inProject(file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function fingerprintContent(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0');
  return hash.digest('hex');
}
