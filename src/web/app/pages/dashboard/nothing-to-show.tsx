import { emptyCopy } from './copy.ts';
import { type DashboardSearch, isFiltered, listQuery, searchesAll } from './dashboard-search.ts';
import { EmptyState } from './empty-state.tsx';
import { FirstSync } from './first-sync.tsx';

/** Why the server found no review. */
export function NothingToShow({ search, onClear }: { search: DashboardSearch; onClear: () => void }) {
  if (searchesAll(search))
    return <EmptyState message={emptyCopy.searchedAll(search.search?.trim() ?? '')} onClear={onClear} />;
  if (isFiltered(search)) return <EmptyState message={emptyCopy.filtered} onClear={onClear} />;
  return <FirstSync query={listQuery(search)} />;
}
