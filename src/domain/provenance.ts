import type { Revision } from './revision.ts';

/** One import of a file, by the name of its actor. */
export interface ImportRun {
  id: string;
  by: string;
}

/** What stores reviews: a sync, or an import. Of rows that an older version quarantined, the import is not known. */
export type Provenance = 'sync' | ImportRun | 'unknown-import';

/** The import of reviews; null for a sync, and where the import is not known. */
export function runOf(provenance: Provenance): ImportRun | null {
  return typeof provenance === 'string' ? null : provenance;
}

/** Where the present content of a review comes from, for managers. */
export interface ReviewOrigin {
  kind: 'synced' | 'imported';
  source: string;
  /** When it was imported, else when it was first stored. */
  at: Date;
  /** The name of the person or token that imported it; null for a sync, and where it is not known. */
  by: string | null;
}

/** What an import changed in a stored review. */
export interface ImportChange extends Revision {
  at: Date;
  /** The name of the person or token that imported it; null where it is not known. */
  by: string | null;
}
