import { createHash } from 'node:crypto';
import type { Change } from '#domain/change.ts';
import type { ListingId } from '#domain/ids.ts';
import { compress, type Encoding, recode } from './encoding.ts';
import { latest } from './latest.ts';

/** A page in one encoding. */
export interface Form {
  body: Buffer;
  /** Strong, and of this encoding alone. */
  etag: string;
}

/** What is at the address of a page: its HTML, or nothing because the last page lies before it. */
export type Made = { html: string } | { lastPage: number };

export interface PageCacheOptions {
  changes: { readonly isLive: boolean; subscribe(listener: (change: Change) => void): () => void };
  /** Reads and renders one page. It must read what was committed before, so no replica that lags. */
  make: (id: ListingId, page: number) => Promise<Made>;
  /** How much may be kept. */
  maxBytes: number;
  /** A net below the news: after this long a page is made anew, whatever was heard. */
  maxAgeMs: number;
  now?: () => number;
}

export interface PageCache {
  /** A form that is there and right; undefined when it has to be made. */
  kept(id: ListingId, page: number, encoding: Encoding): Form | undefined;
  get(id: ListingId, page: number, encoding: Encoding): Promise<Form | { lastPage: number }>;
  bytes(): number;
  close(): void;
}

interface Kept {
  forms: Map<Encoding, Form>;
  hash: string;
  until: number;
}

/**
 * The pages of one listing. News of the listing throws its shelf away, and with it whatever is being made for it at
 * that moment: that ends on a shelf that nobody looks at any more.
 */
interface Shelf {
  pages: Map<number, Kept>;
  making: Map<number, Promise<Kept | { lastPage: number }>>;
  bytes: number;
}

/** What an entry weighs besides its bytes, roughly. */
const OVERHEAD_BYTES = 1_024;

/** Pages made once per change and kept compressed, in bounded memory, those first forgotten that nobody asks for. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { changes, make, maxBytes, maxAgeMs, now = Date.now } = options;
  const shelves = new Map<ListingId, Shelf>();
  const made = latest<Made>();
  let total = 0;

  const unsubscribe = changes.subscribe((change) => {
    if (change.topic === 'listing') clear(change.id as ListingId);
    if (change.topic === 'listings' || change.topic === 'everything') {
      shelves.clear();
      total = 0;
    }
  });

  function clear(id: ListingId): void {
    total -= shelves.get(id)?.bytes ?? 0;
    shelves.delete(id);
  }

  /** Puts the shelf last in the order of forgetting. */
  function touch(id: ListingId, shelf: Shelf): void {
    shelves.delete(id);
    shelves.set(id, shelf);
  }

  function weigh(id: ListingId, shelf: Shelf, bytes: number): void {
    shelf.bytes += bytes;
    if (shelves.get(id) !== shelf) return;
    total += bytes;
    for (const oldest of shelves.keys()) {
      if (total <= maxBytes) return;
      clear(oldest);
    }
  }

  function current(shelf: Shelf | undefined, page: number): Kept | undefined {
    const kept = shelf?.pages.get(page);
    return kept && kept.until > now() ? kept : undefined;
  }

  function begin(id: ListingId, shelf: Shelf, page: number) {
    const making = fill(id, shelf, page).finally(() => {
      shelf.making.delete(page);
      const isBare = shelf.pages.size === 0 && shelf.making.size === 0;
      if (isBare && shelves.get(id) === shelf) clear(id);
    });
    shelf.making.set(page, making);
    return making;
  }

  async function fill(id: ListingId, shelf: Shelf, page: number): Promise<Kept | { lastPage: number }> {
    const found = await make(id, page);
    if ('lastPage' in found) return found;
    const hash = hashOf(found.html);
    const body = await compress(found.html);
    const kept: Kept = { forms: new Map([['br', form(hash, 'br', body)]]), hash, until: now() + maxAgeMs };
    const before = shelf.pages.get(page);
    shelf.pages.set(page, kept);
    weigh(id, shelf, bytesOf(kept) - (before ? bytesOf(before) : 0));
    return kept;
  }

  async function recoded(id: ListingId, shelf: Shelf, kept: Kept, encoding: Encoding): Promise<Form> {
    const compressed = kept.forms.get('br')?.body ?? Buffer.alloc(0);
    const other = form(kept.hash, encoding, await recode(compressed, encoding));
    if (!kept.forms.has(encoding)) {
      kept.forms.set(encoding, other);
      if ([...shelf.pages.values()].includes(kept)) weigh(id, shelf, other.body.length);
    }
    return other;
  }

  /** While news does not arrive: nothing is kept, and nobody gets what was read before they asked. */
  async function anew(id: ListingId, page: number, encoding: Encoding) {
    const found = await made(`${id}/${page}`, () => make(id, page));
    if ('lastPage' in found) return found;
    const body = await recode(await compress(found.html), encoding);
    return form(hashOf(found.html), encoding, body);
  }

  return {
    kept(id, page, encoding) {
      if (!changes.isLive) return undefined;
      const shelf = shelves.get(id);
      const found = current(shelf, page)?.forms.get(encoding);
      if (shelf && found) touch(id, shelf);
      return found;
    },
    async get(id, page, encoding) {
      if (!changes.isLive) return anew(id, page, encoding);
      const shelf = shelves.get(id) ?? { pages: new Map(), making: new Map(), bytes: 0 };
      touch(id, shelf);
      const kept = current(shelf, page) ?? (await (shelf.making.get(page) ?? begin(id, shelf, page)));
      if ('lastPage' in kept) return kept;
      return kept.forms.get(encoding) ?? recoded(id, shelf, kept, encoding);
    },
    bytes: () => total,
    close: unsubscribe,
  };
}

function bytesOf({ forms }: Kept): number {
  let bytes = OVERHEAD_BYTES;
  for (const { body } of forms.values()) bytes += body.length;
  return bytes;
}

function form(hash: string, encoding: Encoding, body: Buffer): Form {
  return { body, etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"` };
}

function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 22);
}
