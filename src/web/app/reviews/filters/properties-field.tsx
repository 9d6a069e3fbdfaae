import X from 'lucide-react/icons/x';
import type { Listing } from '#contract/listings/listing.ts';
import { ListingCombobox } from '#web/app/controls/listing-combobox.tsx';
import { filterCopy } from './copy.ts';
import { listingName } from './filter-kinds.ts';
import styles from './filters.module.css';

export interface PropertiesFieldProps {
  label: string;
  listings: readonly Listing[];
  value: readonly number[] | undefined;
  onChange: (value: readonly number[] | undefined) => void;
}

/** Adds one property after the other; each can be removed again. */
export function PropertiesField({ label, listings, value = [], onChange }: PropertiesFieldProps) {
  const others = (id: number) => value.filter((each) => each !== id);
  return (
    <div>
      <ListingCombobox
        label={label}
        placeholder={filterCopy.addProperty}
        noMatch={filterCopy.noProperty}
        listings={listings}
        value={undefined}
        onChange={(id) => id !== undefined && onChange([...others(id), id])}
      />
      {value.length > 0 && (
        <ul className={`row ${styles.chosen}`}>
          {value.map((id) => (
            <li key={id}>
              <button
                type="button"
                className={`chip ${styles.chip}`}
                onClick={() => onChange(value.length === 1 ? undefined : others(id))}
              >
                <span className="visually-hidden">{filterCopy.remove} </span>
                {listingName(listings, id)}
                <X />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
