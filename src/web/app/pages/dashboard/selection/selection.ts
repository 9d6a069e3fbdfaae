import { createContext, use, useState, useSyncExternalStore } from 'react';

export interface Selection {
  ids: ReadonlySet<number>;
  /** Every review that matches the filters, also those that are not loaded. */
  isAllMatching: boolean;
}

export type SelectionStore = ReturnType<typeof createSelection>;

const NOTHING: Selection = { ids: new Set(), isAllMatching: false };

/** The selection of the dashboard, outside of React so that only the rows that change render. */
export function createSelection() {
  let selection = NOTHING;
  let page: readonly number[] = [];
  let anchor: number | null = null;
  const listeners = new Set<() => void>();

  function set(next: Selection): void {
    selection = next;
    for (const listener of listeners) listener();
  }

  /** Deselecting one of all matching reviews leaves those of the page: no other is known by its id. */
  function change(ids: readonly number[], isAdded: boolean): void {
    const next = new Set(selection.isAllMatching ? page : selection.ids);
    for (const id of ids) {
      if (isAdded) next.add(id);
      else next.delete(id);
    }
    set({ ids: next, isAllMatching: false });
  }

  const isPageSelected = () => page.length > 0 && page.every((id) => isSelected(selection, id));

  return {
    get: () => selection,
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    /** @param ids the reviews on the screen, in their order: what a range and the page cover */
    setPage(ids: readonly number[]) {
      page = ids;
      set({ ...selection });
    },
    /** Selects a review or no longer. The next range starts at it. */
    toggle(id: number) {
      anchor = id;
      change([id], !isSelected(selection, id));
    },
    /** Gives all reviews from the last toggled one to this one the state that this one changes to. */
    toggleRange(id: number) {
      const [from, to] = [page.indexOf(anchor ?? id), page.indexOf(id)];
      const range = from < 0 ? [id] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
      change(range, !isSelected(selection, id));
      anchor = id;
    },
    /** Selects all reviews of the page, or none of them if all are selected. */
    togglePage: () => change(page, !isPageSelected()),
    isPageSelected,
    selectAllMatching: () => set({ ...selection, isAllMatching: true }),
    clear() {
      anchor = null;
      set(NOTHING);
    },
  };
}

export function isSelected({ ids, isAllMatching }: Selection, id: number): boolean {
  return isAllMatching || ids.has(id);
}

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
