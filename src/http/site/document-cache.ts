import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Change } from '#domain/notifications/change.ts';
import {
  type EncodedDocument,
  type Encoding,
  encodeDocument,
  encodingFor,
  sendDocument,
} from './document.ts';

/** A rendered document with its headers. */
export interface Rendered {
  text: string;
  headers: Record<string, string>;
}

/** A public document. */
export interface DocumentSource {
  /** Its address with every parameter that changes it and no other. */
  url: string;
  /** The listing whose changes it shows; `any` for reviews of several; null when it shows none. */
  listing: ListingId | 'any' | null;
  /** False for one that is seldom read again; requests at the same time share it all the same. */
  isCached?: boolean;
  /** Reads from the primary and renders. */
  render: () => Promise<Rendered>;
}

export interface DocumentCacheOptions {
  changes: { readonly isLive: boolean; subscribe(listener: (change: Change) => void): () => void };
  /** Waits until a document may be rendered and compressed; the result ends that. */
  admit: () => Promise<() => void>;
  maxBytes: number;
  /** A cached document expires after this long, even if no change was reported, unless the server is too busy to render it. */
  maxAgeMs: number;
}

interface Entry {
  document: EncodedDocument;
  /** Of its listing, when its rendering began. */
  version: string;
}

/** The approximate size of an entry without its body. */
const ENTRY_BYTES = 1_024;

export type DocumentCache = ReturnType<typeof createDocumentCache>;

/**
 * Caches rendered and compressed public documents, each until its listing changes. A change gives the listing another
 * version, so what was cached before is rendered again, and what was being rendered at that moment is not cached. Least
 * recently used documents are evicted first. Nothing is cached while change events do not arrive.
 */
export function createDocumentCache({ changes, admit, maxBytes, maxAgeMs }: DocumentCacheOptions) {
  const cached = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ document }) => document.body.length + ENTRY_BYTES,
    ttl: maxAgeMs,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
  });
  const rendering = new Map<string, Promise<EncodedDocument>>();
  const versions = new Map<number | 'any', number>();
  let generation = 0;

  const unsubscribe = changes.subscribe((change) => {
    const changed = change.topic === 'listing' ? ([change.id, 'any'] as const) : [];
    for (const key of changed) versions.set(key, (versions.get(key) ?? 0) + 1);
    if (change.topic === 'listings' || change.topic === 'everything') clear();
  });

  function clear(): void {
    generation += 1;
    versions.clear();
    cached.clear();
  }

  const versionOf = (listing: DocumentSource['listing']) =>
    `${generation}.${listing === null ? 0 : (versions.get(listing) ?? 0)}`;

  async function renderEncoded(
    key: string,
    { listing, isCached = true, render }: DocumentSource,
    encoding: Encoding,
  ) {
    const version = versionOf(listing);
    const release = await admit();
    try {
      const { text, headers } = await render();
      const document = await encodeDocument(text, headers, encoding);
      if (isCached && changes.isLive && version === versionOf(listing))
        cached.set(key, { document, version });
      return document;
    } finally {
      release();
    }
  }

  /** Requests for a document that is being rendered share the result. */
  async function get(source: DocumentSource, encoding: Encoding): Promise<EncodedDocument> {
    const version = versionOf(source.listing);
    const key = `${encoding} ${source.url}`;
    const hit = changes.isLive ? cached.get(key) : undefined;
    if (hit?.version === version) return hit.document;
    // Requests after a change do not share a rendering that began before it.
    const run = `${version} ${key}`;
    const running =
      rendering.get(run) ?? renderEncoded(key, source, encoding).finally(() => rendering.delete(run));
    rendering.set(run, running);
    // A flood of requests for other documents must not take away what has only expired.
    return running.catch((error: unknown) => {
      const expired = cached.get(key, { allowStale: true });
      const isUnavailable = error instanceof AppError && error.code === 'unavailable';
      if (!isUnavailable || !changes.isLive || expired?.version !== versionOf(source.listing)) throw error;
      return expired.document;
    });
  }

  return {
    get,
    /** Sends the document in the encoding that the client prefers. */
    async send(request: FastifyRequest, reply: FastifyReply, source: DocumentSource): Promise<FastifyReply> {
      return sendDocument(request, reply, await get(source, encodingFor(request)));
    },
    /** Everything is rendered again, also what is being rendered now. */
    clear,
    size: () => cached.calculatedSize,
    close: unsubscribe,
  };
}
