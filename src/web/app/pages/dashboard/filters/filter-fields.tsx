import ExternalLink from 'lucide-react/icons/external-link';
import { memo } from 'react';
import type { Listing } from '#contract/listing.ts';
import { pages } from '#contract/paths.ts';
import { SORT_KEYS, SORT_ORDERS } from '#domain/filter.ts';
import { Button } from '#web/app/controls/button.tsx';
import { ButtonLink } from '#web/app/controls/button-link.tsx';
import { ListingCombobox } from '#web/app/controls/listing-combobox.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { type DashboardSearch, parseDashboardSearch } from '../dashboard-search.ts';
import type { ChangeFilters } from '../use-dashboard-search.ts';
import { filterCopy } from './copy.ts';
import { DayField } from './day-field.tsx';
import type { FilterItem, FilterValue } from './filter-kinds.ts';
import styles from './filters.module.css';
import { BAR_FILTERS, REVIEW_FILTERS } from './review-filters.ts';

export interface FilterFieldsProps {
  search: DashboardSearch;
  listings: readonly Listing[];
  onChange: ChangeFilters;
}

const SORT_OPTIONS = SORT_KEYS.map((value) => ({ value, label: filterCopy.sortKeys[value] }));
const ORDER_OPTIONS = SORT_ORDERS.toReversed().map((value) => ({ value, label: filterCopy.orders[value] }));

/** The controls of every specified filter except the property, then the order of the list. */
export const FilterFields = memo(function FilterFields({ search, listings, onChange }: FilterFieldsProps) {
  /** Through the parser, which drops defaults. */
  const sort = (change: Record<string, unknown>) => {
    const { sortBy, sortOrder } = parseDashboardSearch({ ...search, ...change });
    onChange({ sortBy, sortOrder });
  };
  return (
    <div className={styles.fields}>
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

/** A day, or one of some values. The other kinds are in the panel. */
export function FilterField({ name, search, onChange }: FilterFieldProps) {
  const { label, control } = REVIEW_FILTERS[name];
  const change = (value: FilterValue | undefined) => onChange({ [name]: value });
  if (control.kind === 'day')
    return (
      <DayField
        label={label}
        value={search[name]?.toString()}
        error={name === 'startDate' && startsAfterEnd(search) ? filterCopy.startAfterEnd : undefined}
        onChange={change}
      />
    );
  if (control.kind === 'select')
    return <Select label={label} options={control.options} value={single(search[name])} onChange={change} />;
  return null;
}

function single(value: FilterValue | undefined): FilterItem | undefined {
  return typeof value === 'object' ? undefined : value;
}

function startsAfterEnd({ startDate, endDate }: DashboardSearch): boolean {
  return startDate !== undefined && endDate !== undefined && startDate > endDate;
}

/** The property, and the link to its public page. */
export const PropertyField = memo(function PropertyField({
  search: { listingId },
  listings,
  onChange,
}: FilterFieldsProps) {
  return (
    <div className={styles.property}>
      <ListingCombobox
        label={REVIEW_FILTERS.listingId.label}
        all={filterCopy.allProperties}
        noMatch={filterCopy.noProperty}
        listings={listings}
        value={listingId}
        onChange={(chosen) => onChange({ listingId: chosen })}
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
