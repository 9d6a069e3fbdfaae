import { LRUCache } from 'lru-cache';
import type { Change } from '#domain/change.ts';
import type { ListingId } from '#domain/ids.ts';
import { type EncodedDocument, type Encoding, encodeDocument } from './document.ts';

/** The result of rendering a page: its HTML, or the number of the last page when this one is past it. */
export type RenderedPage = { html: string } | { lastPage: number };

export interface PageCacheOptions {
  changes: { readonly isLive: boolean; subscribe(listener: (change: Change) => void): () => void };
  /** Reads from the primary and renders one page. */
  render: (id: ListingId, page: number) => Promise<RenderedPage>;
  maxBytes: number;
  /** A cached page expires after this long, even if no change was reported. */
  maxAgeMs: number;
  now?: () => number;
}

/** The approximate size of an entry without its body. */
const ENTRY_BYTES = 1_024;

/**
 * Caches rendered and compressed pages, each until its listing changes. A change gives the listing's pages new keys, so
 * a page that was being rendered at that moment is stored under a key that is never read again. Least recently used
 * pages are evicted first. Nothing is cached while change events do not arrive.
 */
export function createPageCache({ changes, render, maxBytes, maxAgeMs, now }: PageCacheOptions) {
  const cached = new LRUCache<string, EncodedDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
    ttl: maxAgeMs,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
  });
  const rendering = new Map<string, Promise<EncodedDocument | { lastPage: number }>>();
  const versions = new Map<number, number>();
  let generation = 0;

  const unsubscribe = changes.subscribe((change) => {
    if (change.topic === 'listing') versions.set(change.id, (versions.get(change.id) ?? 0) + 1);
    if (change.topic === 'listings' || change.topic === 'everything') {
      generation += 1;
      versions.clear();
      cached.clear();
    }
  });

  async function renderEncoded(key: string, id: ListingId, page: number, encoding: Encoding) {
    const rendered = await render(id, page);
    if ('lastPage' in rendered) return rendered;
    const document = await encodeDocument(rendered.html, encoding);
    if (changes.isLive) cached.set(key, document);
    return document;
  }

  return {
    /** Requests for a page that is being rendered share the result. */
    async get(
      id: ListingId,
      page: number,
      encoding: Encoding,
    ): Promise<EncodedDocument | { lastPage: number }> {
      const key = `${id}/${page}/${encoding}/${generation}.${versions.get(id) ?? 0}`;
      const hit = changes.isLive ? cached.get(key) : undefined;
      if (hit) return hit;
      const running =
        rendering.get(key) ?? renderEncoded(key, id, page, encoding).finally(() => rendering.delete(key));
      rendering.set(key, running);
      return running;
    },
    size: () => cached.calculatedSize,
    close: unsubscribe,
  };
}
