import { ACTIVITY_ACTIONS } from '#domain/decisions/activity.ts';
import { useListings } from '#web/app/api/use-route.ts';
import { ListingCombobox } from '#web/app/controls/listing-combobox.tsx';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import { DayField } from '#web/app/reviews/filters/day-field.tsx';
import { usePeople } from '#web/app/reviews/use-people.ts';
import { filterCopy } from './copy.ts';
import type { HistorySearch } from './history-search.ts';

const ACTIONS = optionsOf(ACTIVITY_ACTIONS, (action) => filterCopy.actions[action]);

export interface HistoryFiltersProps {
  search: HistorySearch;
  /** The people in the decisions that are shown; some have no account any more. */
  known: readonly string[];
  onChange: (change: HistorySearch) => void;
}

export function HistoryFilters({ search, known, onChange }: HistoryFiltersProps) {
  const { people } = usePeople();
  const listings = useListings(search.listingId === undefined ? [] : [search.listingId]);
  const names = new Map(
    [...known, search.by].flatMap((name) => (name ? [[name, name]] : [])) as [string, string][],
  );
  for (const { username, name } of people) names.set(username, name);
  const isReversed =
    search.startDate !== undefined && search.endDate !== undefined && search.startDate > search.endDate;
  return (
    <search className="filters" aria-label={filterCopy.label}>
      <Select
        label={filterCopy.person}
        none={filterCopy.everyone}
        options={[...names].map(([value, label]) => ({ value, label }))}
        value={search.by}
        onChange={(by) => onChange({ by })}
      />
      <Select
        label={filterCopy.action}
        none={filterCopy.allActions}
        options={ACTIONS}
        value={search.action}
        onChange={(action) => onChange({ action })}
      />
      <ListingCombobox
        label={filterCopy.property}
        listings={listings}
        value={search.listingId}
        onChange={(listingId) => onChange({ listingId })}
        all={filterCopy.allProperties}
        noMatch={filterCopy.noProperty}
      />
      <DayField
        label={filterCopy.from}
        value={search.startDate}
        error={isReversed ? filterCopy.reversed : undefined}
        onChange={(startDate) => onChange({ startDate })}
      />
      <DayField label={filterCopy.to} value={search.endDate} onChange={(endDate) => onChange({ endDate })} />
    </search>
  );
}
