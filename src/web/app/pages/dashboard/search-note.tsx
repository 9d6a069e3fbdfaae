import { Button } from '#web/app/controls/button.tsx';
import { isFiltered, type ReviewSearch } from '#web/app/reviews/review-search.ts';
import { searchCopy } from './copy.ts';
import styles from './dashboard.module.css';
import type { ShownList } from './live/merge-list.ts';
import type { ChangeFilters } from './use-list-changes.ts';

export interface SearchNoteProps {
  list: ShownList;
  /** How many of the loaded reviews are shown. */
  found: number;
  /** What was searched. `automatic`: all reviews, because no loaded one matches. */
  scope: 'loaded' | 'automatic' | 'all';
  /** Whether the found reviews contain the words of the text, but not the text itself. */
  isByWords: boolean;
  search: ReviewSearch;
  text: string;
  onChange: ChangeFilters;
}

/** Says which reviews the search covers, and offers to search all of them. */
export function SearchNote({ list, found, scope, isByWords, search, text, onChange }: SearchNoteProps) {
  const { total, isTotalExact, reviews } = list;
  const isLoaded = scope === 'loaded';
  const hasMore = isLoaded && total > reviews.length;
  return (
    <>
      <p className="note" role="status">
        {isByWords && `${(isLoaded ? searchCopy.byWords : searchCopy.byWordsInAll)(text)} `}
        {hasMore && searchCopy.loaded(found, reviews.length)}
        {!isLoaded && searchCopy.inAll(total, isTotalExact, isFiltered(search), scope === 'automatic')}
      </p>
      {hasMore && (
        <span className="row">
          <Button size="small" onClick={() => onChange({ scope: 'all' })}>
            {searchCopy.searchAll(total, isTotalExact)}
          </Button>
          <kbd className={styles.key}>{searchCopy.key}</kbd>
        </span>
      )}
    </>
  );
}
