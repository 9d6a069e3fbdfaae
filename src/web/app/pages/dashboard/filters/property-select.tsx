import type { Listing } from '#contract/listing.ts';
import { Select } from '#web/app/controls/select.tsx';
import { useListingChoices } from '#web/app/controls/use-listing-choices.ts';
import { filterCopy } from '../copy.ts';

const ALL = 'all';

export interface PropertySelectProps {
  listings: readonly Listing[];
  value: number | undefined;
  onChange: (listingId: number | undefined) => void;
}

/** All properties or one, found by typing a part of its name. */
export function PropertySelect({ listings, value, onChange }: PropertySelectProps) {
  const { choices, ...asking } = useListingChoices(listings);
  return (
    <Select
      label={filterCopy.property}
      search={{ ...asking, nothing: filterCopy.noProperty }}
      choices={[{ value: ALL, label: filterCopy.allProperties }, ...choices]}
      value={value === undefined ? ALL : String(value)}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : Number(chosen))}
    />
  );
}
