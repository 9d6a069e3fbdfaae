import { readFileSync } from 'node:fs';
import { collect } from './launch/child.mjs';
import { Failure, orExplain } from './launch/failure.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { inProject, npmCommand, root } from './launch/project.mjs';

/**
 * `npm run sbom`: prints a CycloneDX list of what is shipped: what npm installs with the package, and the libraries that the
 * build puts into dist. npm alone cannot tell these from build tools, because both are development packages.
 */
const BUILDS = [
  { configFile: 'vite.server.ts' },
  { configFile: 'vite.app.ts' },
  { configFile: 'vite.site.ts', mode: 'client' },
  { configFile: 'vite.site.ts', mode: 'ssr' },
];
const DEVELOPMENT = 'cdx:npm:package:development';

await orExplain(async () => {
  await ensureInstalled();
  const list = await listInstalled();
  const bundled = await listBundled();
  const isShipped = ({ name, version, properties }) =>
    properties.every((property) => property.name !== DEVELOPMENT) || bundled.has(`${name}@${version}`);
  list.components = list.components.filter(isShipped).map(({ properties, ...component }) => ({
    ...component,
    properties: properties.filter(({ name }) => name !== DEVELOPMENT),
  }));
  const refs = new Set(
    [list.metadata.component, ...list.components].map((component) => component['bom-ref']),
  );
  list.dependencies = list.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  process.stdout.write(`${JSON.stringify(list, null, 2)}\n`);
});

async function listInstalled() {
  const { ok, output } = await collect([...npmCommand(), 'sbom', '--sbom-format', 'cyclonedx']);
  if (!ok) throw new Failure('npm could not list the packages (npm sbom failed).', output);
  return JSON.parse(output.slice(output.indexOf('{')));
}

/** The packages that a build contains, at least in part, each as `name@version`. */
async function listBundled() {
  const { build } = await import('vite');
  // The configurations name their folders relative to it.
  process.chdir(root);
  const folders = new Set();
  const plugin = {
    name: 'packages',
    generateBundle(_options, bundle) {
      for (const { moduleIds = [], originalFileNames = [] } of Object.values(bundle)) {
        for (const file of [...moduleIds, ...originalFileNames]) add(file);
      }
    },
  };
  const add = (file) => {
    const [folder] = /node_modules\/(.*node_modules\/)?(@[^/]+\/)?[^/]+/.exec(file) ?? [];
    if (folder) folders.add(folder);
  };
  for (const { configFile, mode } of BUILDS) {
    const config = inProject(configFile);
    await build({ configFile: config, mode, logLevel: 'error', build: { write: false }, plugins: [plugin] });
  }
  return new Set([...folders].map(nameAndVersion));
}

function nameAndVersion(folder) {
  const { name, version } = JSON.parse(readFileSync(inProject(folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}
