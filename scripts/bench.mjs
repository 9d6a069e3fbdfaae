import { ensureBuilt } from './launch/build.mjs';
import { exitCode, start } from './launch/child.mjs';
import { orExplain } from './launch/failure.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { asParent } from './launch/parent.mjs';
import { inProject, projectNode } from './launch/project.mjs';

/** `npm run bench`: measures the product beside bare baselines. `npm run bench -- --help` lists the options. */
await orExplain(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
const command = [projectNode(), inProject('bench', 'run.ts'), ...process.argv.slice(2)];
const { ended } = start(command, { env: { ...process.env, ...asParent() } });
process.exit(exitCode(await ended));
