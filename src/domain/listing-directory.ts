import type { ListingId } from './ids.ts';

/** By what a listing can be found. */
export interface ListingEntry {
  id: ListingId;
  source: string;
  upstreamId: string;
  names: readonly string[];
}

/** What a row of a file says about its listing. */
export interface ListingClue {
  /** The listing's id at its source; null when the row has none. */
  upstreamId: string | null;
  names: readonly string[];
}

/** Finds listings by what rows of a file say. */
export type ListingDirectory = (source: string, clue: ListingClue) => FoundListing;

export interface FoundListing {
  id: ListingId | null;
  /** Why none was found, in words; empty when one was. */
  why: string;
}

/**
 * A listing is known by its id at the row's own source, else by that id where just one listing has it; a row without an
 * id by a name that just one listing has. Anything less certain is unknown, and says why.
 */
export function listingDirectory(entries: readonly ListingEntry[]): ListingDirectory {
  const byId = grouped(entries, (entry) => [entry.upstreamId]);
  const byName = grouped(entries, (entry) => entry.names.map(folded));

  return (source, { upstreamId, names }) => {
    if (upstreamId !== null) {
      const same = byId.get(upstreamId) ?? [];
      const own = same.find((entry) => entry.source === source);
      return onlyOne(own ? [own] : same, `listing ${upstreamId}`);
    }
    const said = names.filter((name) => name.trim() !== '');
    if (said.length === 0) return { id: null, why: 'it names no listing' };
    const called = new Set(said.flatMap((name) => byName.get(folded(name)) ?? []));
    return onlyOne([...called], `listing "${said[0]}"`);
  };
}

function onlyOne(found: readonly ListingEntry[], what: string): FoundListing {
  const [only, ...more] = found;
  if (!only) return { id: null, why: `there is no ${what}` };
  return more.length === 0 ? { id: only.id, why: '' } : { id: null, why: `more than one is ${what}` };
}

function grouped(entries: readonly ListingEntry[], keysOf: (entry: ListingEntry) => string[]) {
  const groups = new Map<string, ListingEntry[]>();
  for (const entry of entries) {
    for (const key of new Set(keysOf(entry))) groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

/** Names are the same whatever their case and blanks. */
function folded(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').toLowerCase();
}
