import type { Revision } from '../reviews/revision.ts';

/** One import of a file. `by` is the name of the actor. */
export interface ImportRun {
  id: string;
  by: string;
}

/** What stores reviews: a sync or an import. The import is unknown for rows that an older version quarantined. */
export type Provenance = 'sync' | ImportRun | 'unknown-import';

/** The import that stored reviews; null for a sync or an unknown import. */
export function runOf(provenance: Provenance): ImportRun | null {
  return typeof provenance === 'string' ? null : provenance;
}

/** What an import changed in a stored review. */
export interface ImportChange extends Revision {
  at: Date;
  /** The name of the person or token that imported it; null if unknown. */
  by: string | null;
}
