import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProject, root } from './project.mjs';

/** Where the build leaves word of what it was made from. Written last, removed first. */
export const stampFile = inProject('dist', '.built.json');

const folders = [
  ['src', 'web'],
  ['src', 'contract'],
  ['src', 'domain'],
];
const builders = ['build.mjs', 'precompress.mjs'].map((name) => join('scripts', 'launch', name));
const outputs = [
  ['app', 'index.html'],
  ['site', 'render.js'],
  ['site', 'assets.json'],
];

/**
 * Whether dist was built from the files as they are. Dates and sizes answer in a few milliseconds; where they
 * differ (a fresh checkout, a branch and back) the content decides, so that nothing is built twice.
 */
export function isBuilt() {
  if (!outputs.every((parts) => existsSync(inProject('dist', ...parts)))) return false;
  const stamp = readStamp();
  if (stamp === null) return false;
  const files = inputs();
  const dates = fingerprintDates(files);
  if (stamp.dates === dates) return true;
  const content = fingerprintContent(files);
  if (stamp.content !== content) return false;
  try {
    writeFileSync(stampFile, JSON.stringify({ dates, content }));
  } catch {
    // A read-only installation: reading the content again next time costs some milliseconds more.
  }
  return true;
}

/** What the build is made from now; taken before building, so that a change meanwhile counts as stale. */
export function fingerprint() {
  const files = inputs();
  return { dates: fingerprintDates(files), content: fingerprintContent(files) };
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return null;
  }
}

function inputs() {
  const files = readdirSync(root).filter((name) => /^vite\..*\.ts$|^package-lock\.json$/.test(name));
  files.push(...builders);
  for (const parts of folders) {
    for (const entry of readdirSync(inProject(...parts), { withFileTypes: true, recursive: true })) {
      const isTest = /\.test\.tsx?$/.test(entry.name);
      if (entry.isFile() && !isTest)
        files.push(relative(root, join(entry.parentPath ?? entry.path, entry.name)));
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
