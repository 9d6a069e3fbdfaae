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
import { CategoryField } from './category-field.tsx';
import { ChecksField } from './checks-field.tsx';
import { filterCopy } from './copy.ts';
import { DayField } from './day-field.tsx';
import type { FilterItem, FilterValue } from './filter-kinds.ts';
import styles from './filters.module.css';
import { MonthField } from './month-field.tsx';
import { PropertiesField } from './properties-field.tsx';
import { BAR_FILTERS, PANEL_FILTERS, REVIEW_FILTERS } from './review-filters.ts';
import { TopicField } from './topic-field.tsx';

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

/** The controls of the other filters. */
export function PanelFields(props: FilterFieldsProps) {
  return (
    <div className={styles.panel}>
      {PANEL_FILTERS.map((name) => (
        <FilterField key={name} name={name} {...props} />
      ))}
    </div>
  );
}

type FilterFieldProps = FilterFieldsProps & { name: (typeof BAR_FILTERS)[number] };

function FilterField({ name, search, listings, onChange }: FilterFieldProps) {
  const { label, control } = REVIEW_FILTERS[name];
  const change = (value: FilterValue | undefined) => onChange({ [name]: value });
  switch (control.kind) {
    case 'property':
    case 'none':
      return null;
    case 'properties':
      return (
        <PropertiesField label={label} value={search.listingIds} listings={listings} onChange={change} />
      );
    case 'category':
      return <CategoryField label={label} value={search.category} onChange={change} />;
    case 'topic':
      return <TopicField label={label} value={search.topic} onChange={change} />;
    case 'month':
      return <MonthField label={label} value={search.stayMonth} onChange={change} />;
    case 'checks':
      return <ChecksField label={label} options={control.options} value={search[name]} onChange={change} />;
    case 'day':
      return (
        <DayField
          label={label}
          value={search[name]?.toString()}
          error={name === 'startDate' && startsAfterEnd(search) ? filterCopy.startAfterEnd : undefined}
          onChange={change}
        />
      );
    case 'select':
      return (
        <Select label={label} options={control.options} value={single(search[name])} onChange={change} />
      );
  }
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
