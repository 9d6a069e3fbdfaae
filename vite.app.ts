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

/**
 * Names the dashboard's part in the page itself. Otherwise the browser learns of it only after it has run the entry,
 * which costs one more round trip on the way to the first row; on the sign-in screen it is the next thing needed.
 */
function announceDashboard(): Plugin {
  return {
    name: 'announce-dashboard',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
        const part = chunks.find(({ name }) => name === 'dashboard-page');
        if (!part) return [];
        // What it imports may bring a style of its own, and the part waits for that too.
        const parts = chunks.filter(({ fileName }) => [part.fileName, ...part.imports].includes(fileName));
        const styles = new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        return [
          ...[part.fileName, ...part.imports]
            .filter((file) => !html.includes(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
              injectTo: 'head' as const,
            })),
          ...[...styles]
            .filter((file) => !html.includes(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
              injectTo: 'head' as const,
            })),
        ];
      },
    },
  };
}

export default defineConfig({
  root: 'src/web/app',
  base: '/',
  publicDir: false,
  cacheDir: '../../../node_modules/.vite/app',
  plugins: [react(), announceDashboard()],
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
