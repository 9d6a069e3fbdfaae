import type { ListingId } from '../ids.ts';

/** The ids and names of a listing. */
export interface ListingEntry {
  id: ListingId;
  source: string;
  upstreamId: string;
  names: readonly string[];
  /** The property that it was merged into. */
  mergedInto: ListingId | null;
}

/** What a row of a file contains about its listing. */
export interface ListingReference {
  /** The listing's id at its source; null when the row has none. */
  upstreamId: string | null;
  names: readonly string[];
}

/** Finds the listing of a row of a file. */
export type ListingDirectory = (source: string, reference: ListingReference) => FoundListing;

export interface FoundListing {
  id: ListingId | null;
  /** Why no listing was found; empty when one was. */
  problem: string;
}

/**
 * Finds a listing by its id at the row's source, else by that id if only one listing has it. A row without an id is
 * matched by name, if only one listing has that name. Listings that were merged are one property.
 */
export function listingDirectory(entries: readonly ListingEntry[]): ListingDirectory {
  const byId = grouped(entries, (entry) => [entry.upstreamId]);
  const byName = grouped(entries, (entry) => entry.names.map(normalizeName));

  return (source, { upstreamId, names }) => {
    if (upstreamId !== null) {
      const same = byId.get(upstreamId) ?? [];
      const own = same.find((entry) => entry.source === source);
      if (same.length === 0 && byName.has(normalizeName(upstreamId)))
        return {
          id: null,
          problem: `no property has the id "${upstreamId}", which is a name; use the column listing_name for names`,
        };
      return requireUnique(own ? [own] : same, `the id "${upstreamId}"`);
    }
    const given = names.filter((name) => name.trim() !== '');
    if (given.length === 0) return { id: null, problem: 'the row names no property' };
    const matches = new Set(given.flatMap((name) => byName.get(normalizeName(name)) ?? []));
    return requireUnique([...matches], `the name "${given[0]}"`);
  };
}

function requireUnique(found: readonly ListingEntry[], what: string): FoundListing {
  const [only, ...more] = found;
  if (!only) return { id: null, problem: `no property has ${what}` };
  if (more.length === 0) return { id: only.id, problem: '' };
  const [property, ...others] = new Set(found.map(({ id, mergedInto }) => mergedInto ?? id));
  return property === undefined || others.length > 0
    ? { id: null, problem: `several properties have ${what}` }
    : { id: property, problem: '' };
}

function grouped(entries: readonly ListingEntry[], keysOf: (entry: ListingEntry) => string[]) {
  const groups = new Map<string, ListingEntry[]>();
  for (const entry of entries) {
    for (const key of new Set(keysOf(entry))) groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

/** Ignores case, white space and how accents are composed. */
function normalizeName(name: string): string {
  return name.normalize().trim().replace(/\s+/gu, ' ').toLowerCase();
}
