import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';

/** The maximum gzip bytes of script that a page loads before it is shown. */
const PAGE = 185_000;
/** Of the pages with far fewer or more bytes than others, by source file. */
const OTHER_PAGES: Record<string, number> = {
  'sign-in/sign-in-page.tsx': 145_000,
  'sign-in/link/link-pages.tsx': 145_000,
  'sign-in/link/mail-link-pages.tsx': 145_000,
  // Four pages in one part, with the chart library.
  'insights/insights-pages.tsx': 195_000,
};
const isPage = (source: string) => /-pages?\.tsx$/.test(source);
/** A part that loads on demand: the composer, the side panel, the field of properties with its library. */
const ON_DEMAND_PART = 15_000;
/** The script that requests data before the app has loaded. */
const PREFETCH = 9_500;

let html = '';
const chunks = new Map<string, Rolldown.OutputChunk>();

beforeAll(async () => {
  // Otherwise React's development build is bundled.
  vi.stubEnv('NODE_ENV', 'production');
  const { output } = (await build({
    configFile: 'vite.app.ts',
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  for (const file of output) {
    if (file.type === 'chunk') chunks.set(file.fileName, file);
    else if (file.fileName === 'index.html') html = String(file.source);
  }
}, 60_000);

/** The named files and everything they import, directly or indirectly. */
function withImports(names: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) continue;
    found.add(name);
    withImports(chunk.imports, found);
  }
  return found;
}

function gzipped(names: Iterable<string>): number {
  return [...names].reduce(
    (sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length,
    0,
  );
}

/** The document as the server sends it for a page. */
function documentFor(part: string): string {
  return html.replaceAll(/<link [^>]*data-part="([^"]*)"[^>]*>/g, (link, of) => (of === part ? link : ''));
}
const first = (part = 'dashboard-page') =>
  withImports([...documentFor(part).matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, name = '']) => name));

/** Every chunk that is imported dynamically, by its source. */
function partsOnDemand(): Map<string, Rolldown.OutputChunk> {
  const names = new Set([...chunks.values()].flatMap(({ dynamicImports }) => dynamicImports));
  const parts = [...names].flatMap((name) => chunks.get(name) ?? []);
  return new Map(parts.map((part) => [part.facadeModuleId?.split('/app/pages/')[1] ?? part.fileName, part]));
}

describe('the script that the manager app loads', () => {
  test('stays within the budget of each page', () => {
    const parts = partsOnDemand();
    const pages = [...parts.keys()].filter(isPage);
    expect(pages).toEqual(
      expect.arrayContaining(['dashboard/dashboard-page.tsx', ...Object.keys(OTHER_PAGES)]),
    );
    for (const source of pages) {
      const part = parts.get(source);
      const files = withImports([part?.fileName ?? ''], first(part?.name));
      expect(gzipped(files), source).toBeLessThanOrEqual(OTHER_PAGES[source] ?? PAGE);
    }
  });

  test.each(['dashboard/dashboard-page.tsx', 'property/property-page.tsx'])(
    'for %s is preloaded by the document with its styles',
    (source) => {
      const part = partsOnDemand().get(source);
      const files = [...withImports([part?.fileName ?? ''])].flatMap((name) => chunks.get(name) ?? []);
      const styles = files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      expect(styles.length).toBeGreaterThan(0);
      const document = documentFor(part?.name ?? '');
      for (const name of [...files.map(({ fileName }) => fileName), ...styles])
        expect(document).toContain(`"/${name}"`);
    },
  );

  test('begins with a small script that prefetches data', () => {
    const scripts = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, name = '']) => name);
    expect(scripts).toHaveLength(2);
    expect(scripts[0]).toContain('/prefetch-');
    const files = withImports(scripts.slice(0, 1));
    expect(gzipped(files)).toBeLessThanOrEqual(PREFETCH);
    for (const name of files) expect(html).toContain(`"/${name}"`);
  });

  test('is small for each part that loads on demand', () => {
    const before = first();
    const onDemand = [...partsOnDemand()].filter(([source]) => !isPage(source));
    expect(onDemand.length).toBeGreaterThan(0);
    for (const [source, { fileName }] of onDemand) {
      const files = [...withImports([fileName])].filter((name) => !before.has(name));
      expect(gzipped(files), source).toBeLessThanOrEqual(ON_DEMAND_PART);
    }
  });

  test('has no chunk that imports itself through others, which would run before them', () => {
    for (const { fileName, imports } of chunks.values()) {
      expect([...withImports(imports)], fileName).not.toContain(fileName);
    }
  });

  test('does not contain the demo password of the development configuration', () => {
    for (const { code, fileName } of chunks.values()) expect(code, fileName).not.toContain('flex-demo');
  });
});
