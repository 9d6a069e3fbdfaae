import { Select } from '@mantine/core';
import type { Listing } from '#contract/listing.ts';
import { useListingChoices } from '../../../controls/use-listing-choices.ts';
import { filterCopy } from '../copy.ts';

const ALL = 'all';
/** More than these are found by typing; a longer list only scrolls. */
const LONGEST_LIST = 100;

export interface PropertySelectProps {
  listings: readonly Listing[];
  value: number | undefined;
  onChange: (listingId: number | undefined) => void;
}

/** All properties or one, found by typing a part of its name. */
export function PropertySelect({ listings, value, onChange }: PropertySelectProps) {
  const { choices, ...asking } = useListingChoices(listings, filterCopy.allProperties);
  return (
    <Select
      label={filterCopy.property}
      searchable
      {...asking}
      limit={LONGEST_LIST}
      data={[{ value: ALL, label: filterCopy.allProperties }, ...choices]}
      value={value === undefined ? ALL : String(value)}
      nothingFoundMessage={filterCopy.noProperty}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(chosen) => onChange(chosen === null || chosen === ALL ? undefined : Number(chosen))}
    />
  );
}
