import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where development finds the server behind the pages. */
const backend = process.env.REVIEWS_BACKEND ?? 'http://127.0.0.1:3000';

/** Fonts and styles go where their kind is cached; everything else would be a surprise worth seeing by name. */
function assetName(name: string): string {
  if (name.endsWith('.css')) return 'static/css/[name]-[hash][extname]';
  if (name.endsWith('.woff2')) return 'static/fonts/[name]-[hash][extname]';
  return 'static/media/[name]-[hash][extname]';
}

/** The app's own folder `api` is served under the same name in development; its sources are not the server's business. */
function ownSource({ url = '' }: { url?: string }): string | undefined {
  return /\.tsx?($|\?)/.test(url) ? url : undefined;
}

/** Runs before everything else, see there. */
const FIRST = 'first-calls';
/** The pages whose first view waits for them, by their chunk. */
const PARTS = ['dashboard-page', 'property-page'];

/**
 * Names in the document itself what would else be learnt of one round trip later: the script that asks for data, which
 * runs while the app is on its way, and the page's own part. Each part's links carry its name (`data-part`), so that
 * the server leaves out what the page that is asked for does not need.
 */
function announceFirst(): Plugin {
  return {
    name: 'announce-first',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `src/web/app/${FIRST}.ts`, name: FIRST });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
        const named = (wanted: string) => {
          const chunk = chunks.find(({ name }) => name === wanted);
          if (!chunk) throw new Error(`the build has no ${wanted}`);
          return chunk;
        };
        const isNew = (file: string) => !html.includes(file);
        const link = (rel: string, file: string, part?: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}`, ...(part && { 'data-part': part }) },
          injectTo: 'head' as const,
        });
        /** The file with everything that it imports, directly or not. */
        const withImports = (file: string, found = new Set([file])): Set<string> => {
          const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
          for (const imported of imports) {
            if (!found.has(imported)) withImports(imported, found.add(imported));
          }
          return found;
        };
        const linksOf = (part: string) => {
          const scripts = [...withImports(named(part).fileName)].filter(
            (file) => isNew(file) && !first.imports.includes(file),
          );
          // What a part imports may bring a style of its own, and it waits for that too.
          const styles = chunks
            .filter((chunk) => scripts.includes(chunk.fileName))
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
          return [
            ...scripts.map((file) => link('modulepreload', file, part)),
            ...[...new Set(styles)].filter(isNew).map((file) => link('stylesheet', file, part)),
          ];
        };
        const first = named(FIRST);
        // Before the app, which is long: the browser has few connections, and gives them in this order.
        const script = `<script type="module" async fetchpriority="high" crossorigin src="/${first.fileName}"></script>`;
        const tags = [
          ...first.imports.filter(isNew).map((file) => link('modulepreload', file)),
          ...PARTS.flatMap(linksOf),
        ];
        return { html: html.replace('<script type="module"', `${script}\n    $&`), tags };
      },
    },
  };
}

export default defineConfig({
  root: 'src/web/app',
  base: '/',
  publicDir: false,
  cacheDir: '../../../node_modules/.vite/app',
  plugins: [react(), announceFirst()],
  build: {
    outDir: '../../../dist/app',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // The content policy allows no data: fonts, and an inlined asset is never cached by itself.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
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
