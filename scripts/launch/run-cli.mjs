import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './built.mjs';
import { exitCode, start } from './child.mjs';
import { asParent, endWithParent } from './parent.mjs';
import { inProject, projectNode, runsTypeScript } from './project.mjs';

/**
 * Runs the command line with these arguments: in this process if its Node is new enough, which saves a second process;
 * otherwise (at the first start on a machine with an older Node) by starting `script` again with the Node that was just
 * installed.
 */
export async function runCli(script, args, scriptArgs) {
  endWithParent();
  if (runsTypeScript) return importCli(args);
  const options = { env: { ...process.env, ...asParent() }, cwd: process.cwd() };
  const { ended } = start([projectNode(), ...process.execArgv, script, ...scriptArgs], options);
  process.exit(exitCode(await ended));
}

async function importCli(args) {
  // Compiled code is cached between starts. If the cache cannot be written, Node runs without it.
  module.enableCompileCache?.(inProject('node_modules', '.cache', 'compile'));
  // The built server starts faster; a command in a fresh clone does not wait for the build.
  const main = isBuilt('server')
    ? inProject('dist', 'server', 'main.js')
    : inProject('src', 'cli', 'main.ts');
  process.argv.splice(1, process.argv.length, main, ...args);
  await import(pathToFileURL(main).href);
}
