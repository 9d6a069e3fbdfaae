import { useState } from 'react';
import { createSelection, type SelectionStore } from './selection.ts';

/** A selection for as long as the filters are the same: then it contains only reviews that match them. */
export function useSelectionOf(filters: string): SelectionStore {
  const [current, setCurrent] = useState(() => ({ filters, store: createSelection() }));
  if (current.filters !== filters) setCurrent({ filters, store: createSelection() });
  return current.store;
}
