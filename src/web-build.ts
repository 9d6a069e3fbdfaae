import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SiteAssets, SiteRenderer } from '#contract/site.ts';
import type { HttpOptions } from '#http/options.ts';

const DIST = new URL('../dist/', import.meta.url);

/**
 * What `npm run build` made of the web room. The renderer is loaded by a computed address because it exists only
 * after the build: Node does not read JSX by itself.
 */
export async function loadWeb(): Promise<HttpOptions['web']> {
  const read = (name: string) => readFile(new URL(name, DIST), 'utf8');
  const assets = JSON.parse(await read('site/assets.json')) as SiteAssets;
  const [appShell, embedLoader, favicon, { site }] = await Promise.all([
    read('app/index.html'),
    read(`site${assets.embedLoader}`),
    readFile(new URL('web/site/favicon.svg', import.meta.url), 'utf8'),
    import(new URL('site/render.js', DIST).href) as Promise<{ site: SiteRenderer }>,
  ]);
  return {
    appShell,
    assets,
    embedLoader,
    favicon,
    renderer: site,
    staticFolders: [folder('app/static/'), folder('site/static/')],
  };
}

function folder(name: string): string {
  return fileURLToPath(new URL(name, DIST));
}
