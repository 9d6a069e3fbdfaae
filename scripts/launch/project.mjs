import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, independent of the working directory. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** An absolute path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

/** Whether this is a package from `npm pack`, which contains the build and not its sources. */
export const isPackage = !existsSync(inProject('src'));

/** The first Node version that runs TypeScript without a build. */
const neededMajor = 24;

/** Whether this process can run the server. */
export const runsTypeScript = Number.parseInt(process.versions.node, 10) >= neededMajor;

/**
 * The Node that runs everything after the install: the one pinned as a dependency, else this one if it is new
 * enough (a machine that forbids install scripts), else null.
 */
export function projectNode() {
  // npm installs the dependencies of a package beside it.
  const folders = [inProject('node_modules'), ...(isPackage ? [join(root, '..')] : [])];
  const pinned = folders.map((folder) => join(folder, '.bin', 'node')).find(existsSync);
  if (pinned) return pinned;
  return runsTypeScript ? process.execPath : null;
}

/** The npm that started this process if any, so that the user's version and settings apply. */
export function npmCommand() {
  const path = process.env.npm_execpath;
  if (path === undefined || basename(path) !== 'npm-cli.js') return ['npm'];
  // Not the Node in node_modules, because an install replaces it while npm is running.
  return [process.env.npm_node_execpath ?? process.execPath, path];
}

/** Progress and errors go to stderr, because stdout is for data. */
export const say = (line) => process.stderr.write(`${line}\n`);
