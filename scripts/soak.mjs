import { ensureBuilt } from './launch/build.mjs';
import { exitCode, start } from './launch/child.mjs';
import { orExplain } from './launch/failure.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { asParent } from './launch/parent.mjs';
import { inProject, projectNode } from './launch/project.mjs';

/** `npm run soak -- --minutes N`: uses the product for minutes and fails on an error, a leak or a lost decision. */
await orExplain(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
const command = [projectNode(), inProject('bench', 'soak.ts'), ...process.argv.slice(2)];
const { ended } = start(command, { env: { ...process.env, ...asParent() } });
process.exit(exitCode(await ended));
