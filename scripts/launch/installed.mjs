import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { inProject, isPackage, projectNode } from './project.mjs';

const readJson = (...path) => {
  try {
    return JSON.parse(readFileSync(inProject(...path), 'utf8'));
  } catch {
    return null;
  }
};

const direct = ({ dependencies = {}, devDependencies = {} }) => ({ dependencies, devDependencies });

/**
 * Whether node_modules contains the packages of package-lock.json, including those that only the build needs.
 *
 * npm writes its own record of the installed packages last and removes it first, so an interrupted install never looks
 * complete, and an install by hand or in an image counts. Reading both files takes 3 ms.
 */
export function isInstalled() {
  if (projectNode() === null) return false;
  // npm has installed what a package needs, and a package has no lock file.
  if (isPackage) return true;
  const lock = readJson('package-lock.json');
  const record = readJson('node_modules', '.package-lock.json');
  if (lock === null || record === null) return false;
  const { '': own, ...wanted } = lock.packages;
  if (!isDeepStrictEqual(direct(readJson('package.json')), direct(own))) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    // The lock file also lists packages for other platforms, which are not installed.
    if (entry.optional || entry.devOptional) return true;
    return record.packages[path]?.version === entry.version;
  });
}
