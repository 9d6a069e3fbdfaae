import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { Button } from '#web/app/controls/button.tsx';
import { type Chip, FilterChips, filterChips, searchChips } from '#web/app/reviews/filters/filter-chips.tsx';
import { isFiltered, type ReviewSearch, searchesAll } from '#web/app/reviews/review-search.ts';
import { useSources } from '#web/app/reviews/use-sources.ts';
import { searchCopy } from './copy.ts';
import type { ShownList } from './live/merge-list.ts';
import { ReviewsPanel, type ReviewsPanelProps } from './reviews-panel.tsx';
import { searchLoadedOrWords } from './search-loaded.ts';
import type { ChangeFilters } from './use-dashboard-search.ts';

interface ReviewsSectionProps extends Omit<ReviewsPanelProps, 'found' | 'isLocalSearch' | 'isByWords'> {
  listings: readonly Listing[];
  /** Whether all reviews are searched only because no loaded one matches. */
  isAutomatic: boolean;
  failure: ReactNode;
  onType: (text: string) => void;
  panelOf: (found: readonly Review[]) => ReactNode;
}

const NONE: readonly Review[] = [];

/** What depends on the search text: the chips and the rows. Rendered at low priority, so that typing stays fast. */
export function ReviewsSection(props: ReviewsSectionProps) {
  const { text: typed, onType, listings, isAutomatic, failure, panelOf, ...panel } = props;
  const text = useDeferredValue(typed);
  const { list, search, onClear } = panel;
  const { change } = panel.changes;
  // Until the search of all reviews has returned, the loaded ones are searched.
  const isLocalSearch = !searchesAll(search) || list?.isSearched !== true;
  const isMatchedByWords = search.match === 'words';
  const searched = useMemo(
    () =>
      list &&
      (isLocalSearch
        ? searchLoadedOrWords(list.reviews, text)
        : { found: list.reviews, isByWords: isMatchedByWords }),
    [list, isLocalSearch, isMatchedByWords, text],
  );
  const found = searched?.found;
  const isByWords = searched?.isByWords === true && found !== undefined && found.length > 0;
  const { nameOf: sourceName } = useSources({ enabled: search.source !== undefined });
  const chips = useMemo(
    () => [...searchChips(isAutomatic ? {} : search, text), ...filterChips(search, { listings, sourceName })],
    [search, isAutomatic, text, listings, sourceName],
  );
  const remove = (name: Chip['name']) => (name === 'search' ? onType('') : change({ [name]: undefined }));
  const isSearching = text.trim() !== '';
  return (
    <>
      <div className="row" hidden={chips.length === 0}>
        <FilterChips chips={chips} onRemove={remove} onClear={found?.length === 0 ? undefined : onClear} />
        {isSearching && list && found && found.length > 0 && (
          <SearchNote
            list={list}
            found={found.length}
            range={isLocalSearch ? 'loaded' : isAutomatic ? 'automatic' : 'all'}
            isByWords={isByWords}
            search={search}
            text={text.trim()}
            onChange={change}
          />
        )}
      </div>
      {failure}
      {(list || panel.isFetching) && (
        <ReviewsPanel
          {...panel}
          found={found}
          isLocalSearch={isSearching && isLocalSearch}
          isByWords={isByWords}
          text={text}
        />
      )}
      {panelOf(found ?? NONE)}
    </>
  );
}

interface SearchNoteProps {
  list: ShownList;
  /** How many of the loaded reviews are shown. */
  found: number;
  /** What was searched. `automatic`: all reviews, because no loaded one matches. */
  range: 'loaded' | 'automatic' | 'all';
  /** Whether the found reviews contain the words of the text, but not the text itself. */
  isByWords: boolean;
  search: ReviewSearch;
  text: string;
  onChange: ChangeFilters;
}

/** Says which reviews the search covers, and offers to search all of them. */
function SearchNote({ list, found, range, isByWords, search, text, onChange }: SearchNoteProps) {
  const { total, isTotalExact, reviews } = list;
  const isLoaded = range === 'loaded';
  const hasMore = isLoaded && total > reviews.length;
  return (
    <>
      <p className="note" role="status">
        {isByWords && `${(isLoaded ? searchCopy.byWords : searchCopy.byWordsInAll)(text)} `}
        {hasMore && searchCopy.loaded(found, reviews.length)}
        {!isLoaded && searchCopy.inAll(total, isTotalExact, isFiltered(search), range === 'automatic')}
      </p>
      {hasMore && (
        <span className="row">
          <Button size="small" onClick={() => onChange({ searchAll: true })}>
            {searchCopy.searchAll(total, isTotalExact)}
          </Button>
          <kbd>{searchCopy.key}</kbd>
        </span>
      )}
    </>
  );
}
