import ExternalLink from 'lucide-react/icons/external-link';
import { memo } from 'react';
import type { Listing } from '#contract/listing.ts';
import { pages } from '#contract/paths.ts';
import { OFFERED_CHANNELS } from '#domain/channel.ts';
import { SORT_KEYS, SORT_ORDERS, type SortKey, type SortOrder } from '#domain/filter.ts';
import { Button } from '#web/app/controls/button.tsx';
import { ButtonLink } from '#web/app/controls/button-link.tsx';
import { ListingCombobox } from '#web/app/controls/listing-combobox.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { filterCopy } from '../copy.ts';
import { type DashboardSearch, readDashboardSearch, type StatusFilter } from '../dashboard-search.ts';
import type { ChangeFilters } from '../use-dashboard-search.ts';
import { DayField } from './day-field.tsx';
import styles from './filters.module.css';

export interface FilterFieldsProps {
  search: DashboardSearch;
  listings: readonly Listing[];
  onChange: ChangeFilters;
}

const RATINGS = [
  { value: undefined, label: filterCopy.allRatings },
  ...[5, 4, 3, 2, 1].map((value) => ({ value, label: filterCopy.stars(value) })),
];
const CHANNELS = [
  { value: undefined, label: filterCopy.allChannels },
  ...OFFERED_CHANNELS.map((value) => ({ value, label: value })),
];
const STATUSES = [
  { value: undefined, label: filterCopy.allReviews },
  ...(['approved', 'pending'] satisfies StatusFilter[]).map((value) => ({
    value,
    label: filterCopy.statuses[value],
  })),
];
const SORTS = SORT_KEYS.map((value) => ({ value, label: filterCopy.sortKeys[value] }));
const ORDERS = [...SORT_ORDERS].reverse().map((value) => ({ value, label: filterCopy.orders[value] }));

/** The property, and the way to its public page. */
export const PropertyField = memo(function PropertyField({ search, listings, onChange }: FilterFieldsProps) {
  return (
    <div className={styles.property}>
      <ListingCombobox
        label={filterCopy.property}
        all={filterCopy.allProperties}
        noMatch={filterCopy.noProperty}
        listings={listings}
        value={search.listingId}
        onChange={(listingId) => onChange({ listingId })}
      />
      {search.listingId === undefined ? (
        <Button disabled>
          <ExternalLink />
          {filterCopy.openProperty}
        </Button>
      ) : (
        <ButtonLink href={pages.property(search.listingId)}>
          <ExternalLink />
          {filterCopy.openProperty}
        </ButtonLink>
      )}
    </div>
  );
});

/** Everything else that narrows or orders the list. */
export const FilterFields = memo(function FilterFields({
  search,
  onChange,
}: Omit<FilterFieldsProps, 'listings'>) {
  const order = (value: { sortBy?: SortKey; sortOrder?: SortOrder }) =>
    onChange({ sortBy: undefined, sortOrder: undefined, ...readDashboardSearch({ ...search, ...value }) });
  return (
    <div className={styles.fields}>
      <Select
        label={filterCopy.rating}
        options={RATINGS}
        value={search.rating}
        onChange={(rating) => onChange({ rating })}
      />
      <Select
        label={filterCopy.channel}
        options={CHANNELS}
        value={CHANNELS.find(({ value }) => value === search.channel)?.value}
        onChange={(channel) => onChange({ channel })}
      />
      <DayField
        label={filterCopy.startDate}
        value={search.startDate}
        onChange={(startDate) => onChange({ startDate })}
      />
      <DayField
        label={filterCopy.endDate}
        value={search.endDate}
        onChange={(endDate) => onChange({ endDate })}
      />
      <Select
        label={filterCopy.status}
        options={STATUSES}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      <Select
        label={filterCopy.sortBy}
        options={SORTS}
        value={search.sortBy ?? 'date'}
        onChange={(sortBy) => order({ sortBy })}
      />
      <Select
        label={filterCopy.order}
        options={ORDERS}
        value={search.sortOrder ?? 'desc'}
        onChange={(sortOrder) => order({ sortOrder })}
      />
    </div>
  );
});
