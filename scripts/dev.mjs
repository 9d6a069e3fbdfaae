import { existsSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from './launch/build.mjs';
import { stampFile } from './launch/built.mjs';
import { askedToEnd, exitCode, start } from './launch/child.mjs';
import { orExplain } from './launch/failure.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { inProject, projectNode, say } from './launch/project.mjs';

/** `npm run dev`: rebuilds and reloads server and pages when their files change. */
const port = process.env.PORT ?? '3000';
const appPort = '5173';
/** `DEV_SSO=true` runs a provider of single sign-on too. */
const ssoPort = '3900';
const hasSso = process.env.DEV_SSO === 'true';
const ssoSettings = hasSso && {
  OIDC_ISSUER: `http://127.0.0.1:${ssoPort}`,
  OIDC_CLIENT_ID: 'reviews',
  OIDC_CLIENT_SECRET: 'a secret that only the simulator knows',
  OIDC_LABEL: 'the simulator',
};

/** Not all of `src`: the manager app is reloaded in the browser without a new server. */
const rooms = ['domain', 'contract', 'storage', 'connectors', 'services', 'http', 'jobs', 'cli'];
const serverCode = [...rooms, 'app.ts', 'config.ts']
  .map((name) => `src/${name}`)
  .concat('simulators', 'dist/site');
const siteFiles = ['assets.json', 'render.js'].map((name) => inProject('dist', 'site', name));

const vite = [inProject('node_modules', 'vite', 'bin', 'vite.js')];
const quiet = ['--logLevel', 'warn', '--clearScreen', 'false'];
// Both builds write to the same folder. Emptying it would delete files that the server is using.
const site = (mode) => [
  ...vite,
  'build',
  '--watch',
  '-c',
  'vite.site.ts',
  '--mode',
  mode,
  '--no-emptyOutDir',
  ...quiet,
];
const app = [...vite, '-c', 'vite.app.ts', '--port', appPort, '--strictPort', ...quiet];
const watched = serverCode.map((path) => `--watch-path=${path}`);
const server = ['--watch', '--watch-preserve-output', ...watched, 'src/cli/main.ts', 'serve'];

await orExplain(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
// The watchers change dist without updating the stamp, so the next normal start must build.
for (const file of [stampFile('pages'), ...siteFiles]) rmSync(file, { force: true });

const children = [];
const ends = [
  run('The style and script of the public site', site('client')),
  run('The renderer of the public site', site('ssr')),
  run('The manager app', app),
  ...(hasSso
    ? [run('The provider', ['simulators/openid-connect/main.ts', ssoPort, `http://localhost:${port}`])]
    : []),
];
if (await Promise.race([...ends, siteIsThere()])) {
  ends.push(run('The server', server));
  say(`Manager app, reloaded on changes: http://localhost:${appPort}/`);
  say(`Server and public pages: http://localhost:${port}/ (end with Ctrl-C)`);
}
await Promise.race(ends);
for (const child of children) child.kill('SIGTERM');
await Promise.all(ends);
process.exit(askedToEnd() === null ? 1 : exitCode({ code: null, signal: askedToEnd() }));

/** Resolves when the process has ended, which happens only after an error. */
async function run(what, args) {
  const env = { ...process.env, ...ssoSettings, REVIEWS_BACKEND: `http://127.0.0.1:${port}` };
  const { child, ended } = start([projectNode(), ...args], { env });
  children.push(child);
  await ended;
  if (askedToEnd() === null && !children.some((other) => other.killed))
    say(`${what} ended; stopping the others.`);
}

/** True after the first build of the watchers. The server starts then, so that it does not start twice. */
async function siteIsThere() {
  while (!siteFiles.every((file) => existsSync(file))) await wait(100);
  return true;
}
