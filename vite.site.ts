import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/**
 * The public site is built twice: `--mode client` builds what browsers fetch (style, script, icon), then `--mode ssr`
 * builds the renderer for the server. The client build empties `dist/site`, so it runs first.
 */
export default defineConfig(({ mode }) => (mode === 'ssr' ? server : client));

const HERE = import.meta.dirname;
const OUT = 'dist/site';

const client: UserConfig = {
  root: HERE,
  publicDir: false,
  build: {
    outDir: OUT,
    assetsDir: 'static/site',
    modulePreload: false,
    rolldownOptions: {
      input: {
        script: 'src/web/site/site.ts',
        style: 'src/web/site/site.css',
        'embed-script': 'src/web/site/embed.ts',
        'embed-style': 'src/web/site/embed.css',
        'report-style': 'src/web/site/report.css',
        'embed-loader': 'src/web/site/embed-loader.ts',
      },
      output: { entryFileNames: 'static/site/[name]-[hash].js' },
    },
  },
  plugins: [shortNames(), siteFiles()],
};

const server: UserConfig = {
  root: HERE,
  publicDir: false,
  // Bundles React's production build regardless of NODE_ENV.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  ssr: { noExternal: true },
  build: {
    outDir: OUT,
    emptyOutDir: false,
    copyPublicDir: false,
    ssr: 'src/web/site/render.tsx',
    target: 'node24',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
};

/**
 * Shortens the names of custom properties, which are a fifth of the style sheet and used nowhere else, except the colours
 * that the company's own style sheet sets (`brand-style.ts`).
 */
function shortNames(): Plugin {
  return {
    name: 'short-names',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const names = new Map<string, string>();
        file.source = String(file.source).replaceAll(/--(?!color-)[a-z][\w-]*/g, (name) => {
          const short = names.get(name) ?? `--${(names.size + 10).toString(36)}`;
          names.set(name, short);
          return short;
        });
      }
    },
  };
}

/** Emits the icon and `assets.json`, from which the server reads the hashed URLs of style and script. */
function siteFiles(): Plugin {
  return {
    name: 'site-files',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'favicon.svg',
        source: readFileSync(join(HERE, 'src/web/site/favicon.svg')),
      });
    },
    writeBundle({ dir = OUT }, bundle) {
      const urlOf = (name: string, ending: string) => {
        const file = Object.keys(bundle).find(
          (emitted) => emitted.startsWith(`static/site/${name}-`) && emitted.endsWith(ending),
        );
        if (!file) throw new Error(`The build of the site has no ${name}${ending}`);
        return `/${file}`;
      };
      const assets = {
        style: urlOf('style', '.css'),
        script: urlOf('script', '.js'),
        embedStyle: urlOf('embed-style', '.css'),
        reportStyle: urlOf('report-style', '.css'),
        embedScript: urlOf('embed-script', '.js'),
        embedLoader: urlOf('embed-loader', '.js'),
      };
      writeFileSync(join(dir, 'assets.json'), `${JSON.stringify(assets)}\n`);
    },
  };
}
