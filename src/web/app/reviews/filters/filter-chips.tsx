import X from 'lucide-react/icons/x';
import { Button } from '#web/app/controls/button.tsx';
import type { ReviewSearch } from '../review-search.ts';
import { filterCopy } from './copy.ts';
import type { FilterNames } from './filter-kinds.ts';
import { FILTER_NAMES, REVIEW_FILTERS } from './review-filters.ts';

/** A filter that is set, and its URL parameter. */
export interface Chip {
  name: keyof ReviewSearch;
  label: string;
}

export interface FilterChipsProps {
  chips: readonly Chip[];
  onRemove: (name: Chip['name']) => void;
  /** Absent if the page shows another "Clear all". */
  onClear?: (() => void) | undefined;
}

/** The filters that are set, each with a button that removes it. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className="row">
      {chips.map(({ name, label }) => (
        <li key={name}>
          <button type="button" className="chip" onClick={() => onRemove(name)}>
            <span className="visually-hidden">{filterCopy.remove} </span>
            {label}
            <X />
          </button>
        </li>
      ))}
      {onClear && (
        <li>
          <Button look="quiet" size="small" onClick={onClear}>
            {filterCopy.clearAll}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** The chips of the filters, in the order of the filter bar. */
export function filterChips(search: ReviewSearch, names: FilterNames): Chip[] {
  return FILTER_NAMES.flatMap((name) => {
    const value = search[name];
    const { label, format } = REVIEW_FILTERS[name];
    return value === undefined ? [] : [{ name, label: `${label}: ${format(value, names)}` }];
  });
}

/**
 * The chips of the search.
 *
 * @param text of the search box, which may be newer than the URL's
 */
export function searchChips({ searchAll }: ReviewSearch, text: string): Chip[] {
  if (text.trim() === '') return [];
  const chip: Chip = { name: 'search', label: `${filterCopy.searchLabel}: ${text.trim()}` };
  return searchAll ? [chip, { name: 'searchAll', label: filterCopy.everywhere }] : [chip];
}
