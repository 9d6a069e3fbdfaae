import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteAssets, SiteRenderer } from '#contract/listings/site.ts';
import type { HttpOptions } from '#http/options.ts';
import { ROOT } from './root.ts';

const inDist = (name: string) => path.join(ROOT, 'dist', name);

/**
 * What `npm run build` made of the web room. The renderer is loaded by a computed address because it exists only
 * after the build: Node does not read JSX by itself.
 */
export async function loadWeb(): Promise<HttpOptions['web']> {
  const read = (name: string) => readFile(inDist(name), 'utf8');
  const assets = JSON.parse(await read('site/assets.json')) as SiteAssets;
  const [appShell, embedLoader, favicon, { site }] = await Promise.all([
    read('app/index.html'),
    read(`site${assets.embedLoader}`),
    read('site/favicon.svg'),
    import(pathToFileURL(inDist('site/render.js')).href) as Promise<{ site: SiteRenderer }>,
  ]);
  return {
    appShell,
    assets,
    embedLoader,
    favicon,
    renderer: site,
    staticFolders: [inDist('app/static/'), inDist('site/static/')],
  };
}
