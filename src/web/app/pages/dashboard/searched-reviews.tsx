import { type ReactNode, useCallback, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { searchesAll } from './dashboard-search.ts';
import { type Chip, chipsOf } from './filters/chips.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { searchLoaded } from './local-search.ts';
import { ReviewsPanel, type ReviewsPanelProps } from './reviews-panel.tsx';
import type { SearchText } from './search-text.ts';

export interface SearchedReviewsProps extends Omit<ReviewsPanelProps, 'found' | 'text'> {
  text: SearchText;
  /** Why there may be nothing, with a way out. */
  failure: ReactNode;
}

/**
 * What a key in the search box draws anew: the words of what is set, and which reviews are shown. It is drawn when
 * there is time between two keys.
 */
export function SearchedReviews({ text: typed, failure, ...panel }: SearchedReviewsProps) {
  const text = useDeferredValue(useSyncExternalStore(typed.subscribe, typed.read));
  const { list, search, onChange, onClear } = panel;
  const isSearchedHere = !searchesAll(search);
  const found = useMemo(
    () => list && (isSearchedHere ? searchLoaded(list.reviews, text) : list.reviews),
    [list, isSearchedHere, text],
  );
  const listingName = list?.listings.find(({ id }) => id === search.listingId)?.name ?? '';
  const remove = useCallback(
    (key: Chip['key']) => (key === 'search' ? typed.type('') : onChange({ [key]: undefined })),
    [typed, onChange],
  );
  return (
    <>
      <FilterChips
        chips={chipsOf(search, text, listingName)}
        onRemove={remove}
        onClear={found?.length === 0 ? undefined : onClear}
      />
      {failure}
      {(list || panel.isFetching) && <ReviewsPanel {...panel} found={found} text={text} />}
    </>
  );
}
