import type { Storage } from '#storage/storage.ts';

/** A storage that knows how long it stored. */
export interface Clocked {
  storage: Storage;
  /** How long at least one transaction was open; time that several share counts once. */
  storingSeconds(): number;
}

/** Puts a clock around the transactions of a storage: those that store, and those that follow from what was stored. */
export function clocked(storage: Storage): Clocked {
  let open = 0;
  let since = 0;
  let total = 0;
  return {
    storage: {
      ...storage,
      async transact(work, onCommitted) {
        if (open === 0) since = performance.now();
        open += 1;
        try {
          return await storage.transact(work, onCommitted);
        } finally {
          open -= 1;
          if (open === 0) total += performance.now() - since;
        }
      },
    },
    storingSeconds: () => (total + (open > 0 ? performance.now() - since : 0)) / 1000,
  };
}
