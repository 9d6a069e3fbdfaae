import type { SiteContext } from '#contract/listings/site.ts';
import type { SiteLanguage } from '#domain/listings/site-language.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Context } from '#services/context.ts';
import type { Admission } from '../admission.ts';
import type { HttpOptions, Server } from '../options.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';

/** One to two thousand compressed documents; twice as much took 20 MB more of the process. */
const CACHE_BYTES = 16 * 1024 * 1024;
const CACHE_AGE_MS = 60_000;

/** What the routes of the public site share. */
export interface PublicSite {
  /** With the present settings. */
  site: (language: SiteLanguage) => SiteContext;
  /** Every public document is sent by this cache. */
  documents: DocumentCache;
  /** Waits for a slot of anonymous visitors. @returns a function that releases it */
  admit: Parameters<typeof createDocumentCache>[0]['admit'];
  /** Runs a short query when fewer than some are running, so that others need not wait for a connection. */
  lookUp: <Found>(query: () => Promise<Found>) => Promise<Found>;
  /** Renders a document that depends on nothing but the settings once for all requests until they change. */
  rendered: (render: () => string) => () => string;
}

export function createPublicSite(
  server: Server,
  { publicUrl, context, web }: HttpOptions,
  admission: Admission,
): PublicSite {
  const admit = () => admission['anonymous requests'].acquire();
  async function lookUp<Found>(query: () => Promise<Found>): Promise<Found> {
    const release = await admission['anonymous lookups'].acquire();
    return query().finally(release);
  }
  const documents = createDocumentCache({
    changes: context.changes,
    admit,
    maxBytes: CACHE_BYTES,
    maxAgeMs: CACHE_AGE_MS,
  });
  // What was rendered while the settings were being read may have the old ones.
  const unsubscribe = context.settings.subscribe(documents.clear);
  server.addHook('onClose', async () => {
    unsubscribe();
    documents.close();
  });
  const site = (language: SiteLanguage): SiteContext => {
    const { brandName, homePage, logo, brandColour, timeZone } = context.settings.values;
    return { language, publicUrl, assets: web.assets, brandName, homePage, logo, brandColour, timeZone };
  };
  return { site, documents, admit, lookUp, rendered: (render) => renderOnce(context, render) };
}

/** Calls a function once for the present settings. */
export function renderOnce<Result>(
  { settings }: Pick<Context, 'settings'>,
  render: () => Result,
): () => Result {
  let rendered: { of: Settings; result: Result } | null = null;
  return () => {
    if (rendered?.of !== settings.values) rendered = { of: settings.values, result: render() };
    return rendered.result;
  };
}
