#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { orExplain } from './launch/failure.mjs';
import { isInstalled } from './launch/installed.mjs';
import { runCli } from './launch/run-cli.mjs';

/** `npm run reviews -- COMMAND`, and the package's bin: runs a command of the product with only its data on stdout. */
const args = process.argv.slice(2);
await orExplain(async () => {
  if (!isInstalled()) await (await import('./launch/install.mjs')).ensureInstalled();
  if (args[0] === 'serve') await (await import('./launch/build.mjs')).ensureBuilt();
});
await runCli(fileURLToPath(import.meta.url), args, args);
