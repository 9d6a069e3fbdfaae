import X from 'lucide-react/icons/x';
import type { ListingId } from '#domain/ids.ts';
import { useListings } from '../api/use-route.ts';
import { ListingCombobox } from './listing-combobox.tsx';
import { listingsCopy as copy } from './listings-copy.ts';

/** How many chosen properties are shown; any other is found, and shown first, by choosing it again. */
const MAX_SHOWN = 100;

export interface ListingsFieldProps {
  label: string;
  value: readonly number[];
  onChange: (value: ListingId[]) => void;
}

/** Chooses any number of properties, the last chosen first; each can be removed again. */
export function ListingsField({ label, value, onChange }: ListingsFieldProps) {
  const shown = value.slice(0, MAX_SHOWN);
  const listings = useListings(shown);
  const nameOf = (id: number) => listings.find((listing) => listing.id === id)?.name ?? copy.unnamed(id);
  const change = (ids: readonly number[]) => onChange(ids as ListingId[]);
  const add = (ids: number[]) => change([...new Set([...ids, ...value])]);
  return (
    <div className="stack-small">
      <ListingCombobox
        label={label}
        placeholder={copy.add}
        noMatch={copy.noMatch}
        listings={listings}
        value={undefined}
        onChange={(id) => id !== undefined && add([id])}
        onAddAll={add}
      />
      {shown.length > 0 && (
        <ul className="row scroll" aria-label={label}>
          {shown.map((id) => (
            <li key={id}>
              <button
                type="button"
                className="chip"
                onClick={() => change(value.filter((each) => each !== id))}
              >
                <span className="visually-hidden">{copy.remove} </span>
                {nameOf(id)}
                <X />
              </button>
            </li>
          ))}
        </ul>
      )}
      {value.length > MAX_SHOWN && <p className="note">{copy.more(value.length - MAX_SHOWN)}</p>}
    </div>
  );
}
