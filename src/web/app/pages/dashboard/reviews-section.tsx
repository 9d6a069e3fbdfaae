import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import type { Listing } from '#contract/listing.ts';
import type { Review } from '#contract/reviews.ts';
import { emptyCopy } from './copy.ts';
import { searchesAll } from './dashboard-search.ts';
import { type Chip, FilterChips, filterChips, searchChips } from './filters/filter-chips.tsx';
import { ReviewsPanel, type ReviewsPanelProps } from './reviews-panel.tsx';
import { searchLoadedOrWords } from './search-loaded.ts';

interface ReviewsSectionProps extends Omit<ReviewsPanelProps, 'found' | 'isByWords'> {
  listings: readonly Listing[];
  /** An alert above the reviews. */
  failure: ReactNode;
  onType: (text: string) => void;
  /** The panel beside the reviews that are shown. */
  panelOf: (found: readonly Review[]) => ReactNode;
}

const NONE: readonly Review[] = [];

/** What depends on the search text: the chips and the rows. Rendered at low priority, so that typing stays fast. */
export function ReviewsSection({
  text: typed,
  onType,
  listings,
  failure,
  panelOf,
  ...panel
}: ReviewsSectionProps) {
  const text = useDeferredValue(typed);
  const { list, search, onChange, onClear } = panel;
  const isLocalSearch = !searchesAll(search);
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
  const chips = useMemo(
    () => [...searchChips(search, text), ...filterChips(search, listings)],
    [search, text, listings],
  );
  const remove = useCallback(
    (name: Chip['name']) => (name === 'search' ? onType('') : onChange({ [name]: undefined })),
    [onType, onChange],
  );
  return (
    <>
      <FilterChips chips={chips} onRemove={remove} onClear={found?.length === 0 ? undefined : onClear} />
      <p className="note" role="status" hidden={!isByWords}>
        {isByWords && (isLocalSearch ? emptyCopy.byWords : emptyCopy.byWordsInAll)(text.trim())}
      </p>
      {failure}
      {(list || panel.isFetching) && (
        <ReviewsPanel {...panel} found={found} isByWords={isByWords} text={text} />
      )}
      {panelOf(found ?? NONE)}
    </>
  );
}
