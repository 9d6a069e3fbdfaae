import ExternalLink from 'lucide-react/icons/external-link';
import { memo, useState } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { pages } from '#contract/paths.ts';
import { SORT_KEYS, SORT_ORDERS } from '#domain/reviews/filter.ts';
import { Button, ButtonLink } from '#web/app/controls/button.tsx';
import { ListingCombobox } from '#web/app/controls/listing-combobox.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { DayField } from '#web/app/reviews/filters/day-field.tsx';
import type { FilterItem, FilterValue } from '#web/app/reviews/filters/filter-kinds.ts';
import { BAR_FILTERS, REVIEW_FILTERS } from '#web/app/reviews/filters/review-filters.ts';
import { parseReviewSearch, type ReviewSearch } from '#web/app/reviews/review-search.ts';
import type { ChangeFilters } from '../use-dashboard-search.ts';
import { ChoiceField } from './choice-field.tsx';

export interface FilterFieldsProps {
  search: ReviewSearch;
  listings: readonly Listing[];
  onChange: ChangeFilters;
}

const SORT_OPTIONS = SORT_KEYS.map((value) => ({ value, label: filterCopy.sortKeys[value] }));
const ORDER_OPTIONS = SORT_ORDERS.toReversed().map((value) => ({ value, label: filterCopy.orders[value] }));

/** The controls of every specified filter except the property, then the order of the list. */
export const FilterFields = memo(function FilterFields({ search, listings, onChange }: FilterFieldsProps) {
  /** Through the parser, which drops defaults. */
  const sort = (change: Record<string, unknown>) => {
    const { sortBy, sortOrder } = parseReviewSearch({ ...search, ...change });
    onChange({ sortBy, sortOrder });
  };
  return (
    <div className="filters">
      {BAR_FILTERS.map((name) => (
        <FilterField key={name} name={name} search={search} listings={listings} onChange={onChange} />
      ))}
      <Select
        label={filterCopy.sortBy}
        options={SORT_OPTIONS}
        value={search.sortBy ?? 'date'}
        onChange={(sortBy) => sort({ sortBy })}
      />
      <Select
        label={filterCopy.order}
        options={ORDER_OPTIONS}
        value={search.sortOrder ?? 'desc'}
        onChange={(sortOrder) => sort({ sortOrder })}
      />
    </div>
  );
});

export interface FilterFieldProps extends FilterFieldsProps {
  name: (typeof BAR_FILTERS)[number];
}

/** A period and days are mutually exclusive. */
const INSTEAD_OF: Partial<Record<FilterFieldProps['name'], Parameters<ChangeFilters>[0]>> = {
  period: { startDate: undefined, endDate: undefined },
  startDate: { period: undefined },
  endDate: { period: undefined },
};

/** A filter by day, or by one or several values. The other kinds are in the panel. */
export function FilterField({ name, search, onChange }: FilterFieldProps) {
  const { label, control } = REVIEW_FILTERS[name];
  const change = (value: FilterValue | undefined) => onChange({ ...INSTEAD_OF[name], [name]: value });
  if (control.kind === 'day')
    return (
      <DayField
        label={label}
        value={search[name]?.toString()}
        error={name === 'startDate' && startsAfterEnd(search) ? filterCopy.startAfterEnd : undefined}
        onChange={change}
      />
    );
  const value = search[name];
  if (control.kind === 'choice')
    return (
      <ChoiceField
        label={label}
        all={control.all}
        options={control.options}
        value={Array.isArray(value) ? value : undefined}
        onChange={change}
      />
    );
  if (control.kind === 'select')
    return (
      <Select
        label={label}
        none={control.all}
        options={control.options}
        value={single(value)}
        onChange={change}
      />
    );
  return null;
}

function single(value: FilterValue | undefined): FilterItem | undefined {
  return typeof value === 'object' ? undefined : value;
}

function startsAfterEnd({ startDate, endDate }: ReviewSearch): boolean {
  return startDate !== undefined && endDate !== undefined && startDate > endDate;
}

/** Selects one property or several, and links to the public page of one. */
export const PropertyField = memo(function PropertyField({
  search: { listingId: ids = [] },
  listings,
  onChange,
}: FilterFieldsProps) {
  const [isAdding, setAdding] = useState(false);
  const isSeveral = isAdding || ids.length > 1;
  const listingId = ids.length === 1 ? ids[0] : undefined;
  const change = (chosen: readonly number[]) =>
    onChange({ listingId: chosen.length === 0 ? undefined : [...chosen] });
  const choose = (id: number | undefined) => {
    if (id === undefined) setAdding(false);
    if (id === undefined || !isSeveral) return change(id === undefined ? [] : [id]);
    change(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  };
  return (
    <div className="row grow">
      <ListingCombobox
        label={REVIEW_FILTERS.listingId.label}
        all={filterCopy.allProperties}
        noMatch={filterCopy.noProperty}
        listings={listings}
        several={filterCopy.several}
        value={isSeveral ? ids : listingId}
        onChange={choose}
        onAddAll={(added) => {
          setAdding(true);
          if (added.length > 0) change([...new Set([...ids, ...added])]);
        }}
      />
      {listingId === undefined ? (
        <Button disabled>
          <ExternalLink />
          {filterCopy.openProperty}
        </Button>
      ) : (
        <ButtonLink href={pages.property(listingId)}>
          <ExternalLink />
          {filterCopy.openProperty}
        </ButtonLink>
      )}
    </div>
  );
});
