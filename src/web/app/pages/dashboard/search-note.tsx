import { Button, type ButtonLook } from '#web/app/controls/button.tsx';
import { pagerCopy } from './copy.ts';
import type { ChangeFilters } from './use-dashboard-search.ts';

export interface SearchNoteProps {
  /** How many reviews the free text looks through, of how many. */
  loaded: number;
  total: number;
  onChange: ChangeFilters;
}

/** What the free text does not look through, said beside the count of what it found. */
export function SearchNote({ loaded, total, onChange }: SearchNoteProps) {
  return (
    <>
      <p>{pagerCopy.searched(loaded)}</p>
      {total > loaded && <SearchAll total={total} onChange={onChange} look="quiet" size="small" />}
    </>
  );
}

/** Has the server look for the free text, which every change of the address takes along. */
export function SearchAll({ total, onChange, ...looks }: Omit<SearchNoteProps, 'loaded'> & ButtonLook) {
  return (
    <Button {...looks} onClick={() => onChange({ scope: 'all' })}>
      {pagerCopy.searchAll(total)}
    </Button>
  );
}
