import type { SiteContext } from '#contract/site.ts';
import type { Admission } from '../admission.ts';
import type { HttpOptions, Server } from '../options.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';

/** Several thousand compressed documents. */
const CACHE_BYTES = 32 * 1024 * 1024;
const CACHE_AGE_MS = 60_000;

/** What the routes of the public site share. */
export interface PublicSite {
  site: SiteContext;
  /** Every public document is sent by this cache. */
  documents: DocumentCache;
}

export function createPublicSite(
  server: Server,
  { brandName, publicUrl, context, web }: HttpOptions,
  admission: Admission,
): PublicSite {
  const documents = createDocumentCache({
    changes: context.changes,
    admit: () => admission['anonymous requests'].acquire(),
    maxBytes: CACHE_BYTES,
    maxAgeMs: CACHE_AGE_MS,
  });
  server.addHook('onClose', async () => documents.close());
  return { site: { brandName, publicUrl, timeZone: context.timeZone, assets: web.assets }, documents };
}
