import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The server that the development server proxies to. */
const backend = process.env.REVIEWS_BACKEND ?? 'http://127.0.0.1:3000';

/** The folder of an asset by its type. */
function assetName(name: string): string {
  if (name.endsWith('.css')) return 'static/css/[name]-[hash][extname]';
  if (name.endsWith('.woff2')) return 'static/fonts/[name]-[hash][extname]';
  return 'static/media/[name]-[hash][extname]';
}

/** Source files of the app's folder `api` are not proxied as API calls in development. */
function ownSource({ url = '' }: { url?: string }): string | undefined {
  return /\.tsx?($|\?)/.test(url) ? url : undefined;
}

/** What can be reached from one item over its imports, itself included. */
function reachable(from: string, importsOf: (item: string) => readonly string[], found = new Set<string>()) {
  if (found.has(from)) return found;
  found.add(from);
  for (const imported of importsOf(from)) reachable(imported, importsOf, found);
  return found;
}

/** The script that runs before the app, in `src/web/app`. */
const PREFETCH = 'prefetch-first-view';
/** The chunks of the pages that the document preloads. */
const PARTS = ['dashboard-page', 'property-page'];

/**
 * Adds to the document what the browser would otherwise discover one round trip later: the prefetch script, which
 * requests data while the app loads, and preload links for the page's own chunk. The links carry the chunk's name
 * (`data-part`), and the server removes those that the requested page does not need.
 */
function preloadParts(): Plugin {
  return {
    name: 'preload-parts',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `src/web/app/${PREFETCH}.ts`, name: PREFETCH });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
        const chunkNamed = (name: string) => {
          const chunk = chunks.find((each) => each.name === name);
          if (!chunk) throw new Error(`The build has no chunk ${name}`);
          return chunk;
        };
        const isNew = (file: string) => !html.includes(file);
        const link = (rel: string, file: string, part?: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}`, ...(part && { 'data-part': part }) },
          injectTo: 'head' as const,
        });
        /** The file with everything that it imports, directly or not. */
        const withImports = (file: string) =>
          reachable(file, (each) => chunks.find(({ fileName }) => fileName === each)?.imports ?? []);
        const linksOf = (part: string) => {
          const scripts = [...withImports(chunkNamed(part).fileName)].filter(
            (file) => isNew(file) && !prefetch.imports.includes(file),
          );
          // The part also waits for the styles of what it imports.
          const styles = chunks
            .filter((chunk) => scripts.includes(chunk.fileName))
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
          return [
            ...scripts.map((file) => link('modulepreload', file, part)),
            ...[...new Set(styles)].filter(isNew).map((file) => link('stylesheet', file, part)),
          ];
        };
        const prefetch = chunkNamed(PREFETCH);
        // Before the app's long script: the browser assigns its few connections in this order.
        const script = `<script type="module" async fetchpriority="high" crossorigin src="/${prefetch.fileName}"></script>`;
        const tags = [
          ...prefetch.imports.filter(isNew).map((file) => link('modulepreload', file)),
          ...PARTS.flatMap(linksOf),
        ];
        return { html: html.replace('<script type="module"', `${script}\n    $&`), tags };
      },
    },
  };
}

const APP = path.resolve('src/web/app');
/** The modules that the dashboard imports, without those that the app always loads. */
const modulesOfDashboard = new Set<string>();

/**
 * Finds what the dashboard imports. What it shares with other pages becomes one chunk, because most visits start there: as thirty
 * small chunks it took 10 KB more, and browsers load only six at a time.
 */
function findModulesOfDashboard(): Plugin {
  return {
    name: 'find-modules-of-dashboard',
    apply: 'build',
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const always = reachable(path.join(APP, 'main.tsx'), importsOf);
      modulesOfDashboard.clear();
      for (const id of reachable(path.join(APP, 'pages/dashboard/dashboard-page.tsx'), importsOf))
        if (!always.has(id)) modulesOfDashboard.add(id);
    },
  };
}

export default defineConfig({
  root: 'src/web/app',
  base: '/',
  publicDir: false,
  cacheDir: '../../../node_modules/.vite/app',
  plugins: [react(), preloadParts(), findModulesOfDashboard()],
  build: {
    outDir: '../../../dist/app',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // The content security policy allows no `data:` fonts, and inlined assets are not cached separately.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What most pages share is one chunk: a chunk for each small module takes more bytes and a request.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shared', minShareCount: 16, priority: 1 },
            {
              name: (id) => (modulesOfDashboard.has(id) ? 'reviews' : null),
              minShareCount: 2,
            },
          ],
        },
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: ({ names }) => assetName(names[0] ?? ''),
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/property', '/static/site', '/favicon.svg'].map((path) => [
        path,
        { target: backend, bypass: ownSource },
      ]),
    ),
  },
});
