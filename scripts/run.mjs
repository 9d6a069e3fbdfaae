import { ensureBuilt } from './launch/build.mjs';
import { exitCode, start } from './launch/child.mjs';
import { orExplain } from './launch/failure.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { asParent } from './launch/parent.mjs';
import { inProject, projectNode } from './launch/project.mjs';

/** `npm run bench`, `npm run cluster` and `npm run soak`: builds the product and runs a file that uses it. */
await orExplain(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
const [file = '', ...options] = process.argv.slice(2);
const command = [projectNode(), inProject(file), ...options];
const { ended } = start(command, { env: { ...process.env, ...asParent() } });
process.exit(exitCode(await ended));
