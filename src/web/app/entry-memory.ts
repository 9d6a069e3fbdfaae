import type { RouterHistory } from '@tanstack/react-router';
import { store, stored } from './session/tab-storage.ts';

/** The state of a browser history entry that is not in its URL. */
interface EntryMemory {
  /** Search text that is not in the URL yet. */
  typed?: string | undefined;
  /** Whether a search added this entry, so that typing on changes it. */
  isOfSearch?: true;
  /** The reviews whose rows are expanded. */
  opened?: readonly number[];
  /** Whether the dashboard was shown there, so that it does not open the default view again. */
  isVisited?: true;
}

type Entries = Record<string, EntryMemory>;
type Location = RouterHistory['location'];

const NAME = 'history';
const MAX_ENTRIES = 50;

export function entryMemory(location: Location): EntryMemory {
  return stored<Entries>(NAME)?.[keyOf(location)] ?? {};
}

export function changeEntryMemory(location: Location, change: EntryMemory): void {
  const entries = stored<Entries>(NAME) ?? {};
  const key = keyOf(location);
  const { [key]: before, ...others } = entries;
  const newest = Object.entries(others).slice(1 - MAX_ENTRIES);
  store(NAME, { ...Object.fromEntries(newest), [key]: { ...before, ...change } });
}

/**
 * Moves the state of an entry to its new key: the router creates one when the URL is replaced. A reload collapses the
 * rows; it resets everything that is neither typed nor in the URL.
 */
export function followReplacements(history: RouterHistory): void {
  let current = history.location;
  const [load] = performance.getEntriesByType('navigation');
  if (load instanceof PerformanceNavigationTiming && load.type === 'reload') {
    changeEntryMemory(current, { opened: [] });
  }
  history.subscribe(({ location, action }) => {
    if (action.type === 'REPLACE') {
      const memory = entryMemory(current);
      if (Object.keys(memory).length > 0) changeEntryMemory(location, memory);
    }
    current = location;
  });
}

const keyOf = ({ state, href }: Location): string => state.__TSR_key ?? href;
