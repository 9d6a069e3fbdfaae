import { createContext, use, useState, useSyncExternalStore } from 'react';
import { createSelection, isSelected, type Selection, type SelectionStore } from './selection.ts';

export const SelectionContext = createContext<SelectionStore | null>(null);

export function useSelectionStore(): SelectionStore {
  const store = use(SelectionContext);
  if (!store) throw new Error('A selection needs a SelectionContext.');
  return store;
}

export function useSelection(): Selection {
  const { subscribe, get } = useSelectionStore();
  return useSyncExternalStore(subscribe, get);
}

/** Renders only when the state of this review changes. */
export function useIsSelected(reviewId: number): boolean {
  const { subscribe, get } = useSelectionStore();
  return useSyncExternalStore(subscribe, () => isSelected(get(), reviewId));
}

/** A selection for as long as the filters are the same: then it contains only reviews that match them. */
export function useSelectionOf(filters: string): SelectionStore {
  const [current, setCurrent] = useState(() => ({ filters, store: createSelection() }));
  if (current.filters !== filters) setCurrent({ filters, store: createSelection() });
  return current.store;
}
