import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';

/** The maximum gzip bytes of script that each page loads before it is shown, by source file. */
const PAGES: Record<string, number> = {
  'dashboard/dashboard-page.tsx': 176_500,
  'triage/triage-page.tsx': 172_500,
  'answers/answers-page.tsx': 179_500,
  'sign-in/sign-in-page.tsx': 140_500,
  'property/property-page.tsx': 169_500,
  'sync/sync-page.tsx': 164_000,
  'settings/security/security-page.tsx': 142_500,
  'settings/settings-page.tsx': 167_500,
  'settings/people/people-page.tsx': 168_500,
  'settings/groups/groups-page.tsx': 164_500,
  'settings/tokens/tokens-page.tsx': 168_000,
  'settings/sources/sources-page.tsx': 168_000,
  'settings/sources/consent-page.tsx': 143_500,
  'settings/webhooks/webhooks-page.tsx': 169_000,
  'settings/rules/rules-page.tsx': 167_000,
  'settings/templates/templates-page.tsx': 164_500,
  'settings/guests/guests-page.tsx': 143_500,
  'settings/activity/activity-page.tsx': 166_500,
  'sign-in/link/link-pages.tsx': 141_500,
  'sign-in/link/mail-link-pages.tsx': 142_000,
  'account/account-page.tsx': 165_500,
  'account/notifications/notifications-page.tsx': 162_500,
  'import/import-page.tsx': 165_000,
  'history/history-page.tsx': 163_000,
  'insights/targets/targets-page.tsx': 167_500,
  'insights/reports/reports-page.tsx': 163_500,
  // Four pages in one part, with the chart library.
  'insights/insights-pages.tsx': 193_500,
};
/** A part that loads on demand: the composer, the side panel, the field of properties with its library. */
const ON_DEMAND_PART = 15_000;
/** The script that requests data before the app has loaded. */
const PREFETCH = 9_150;

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
  test.each(Object.entries(PAGES))('for %s stays within %i bytes', (source, budget) => {
    const part = partsOnDemand().get(source);
    const files = withImports([part?.fileName ?? ''], first(part?.name));
    expect(files).toContain(part?.fileName);
    expect(files.size).toBeGreaterThan(1);
    expect(gzipped(files)).toBeLessThanOrEqual(budget);
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
    const onDemand = [...partsOnDemand()].filter(([source]) => !(source in PAGES));
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

  test('has a budget for every page', () => {
    const pages = [...partsOnDemand().keys()].filter((source) => /-pages?\.tsx$/.test(source));
    expect(pages.toSorted()).toEqual(Object.keys(PAGES).toSorted());
  });

  test('does not contain the demo password of the development configuration', () => {
    for (const { code, fileName } of chunks.values()) expect(code, fileName).not.toContain('flex-demo');
  });
});
