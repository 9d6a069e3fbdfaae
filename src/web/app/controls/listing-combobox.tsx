import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { lazyChunk } from '../lazy-chunk.tsx';
import field from './field.module.css';
import { Field } from './field.tsx';
import type { ListingComboboxProps } from './listing-combobox-input.tsx';
import styles from './select.module.css';

/** Chooses a listing by typing part of its name. With its library the field is a tenth of the dashboard's script. */
export const ListingCombobox = lazyChunk(
  () => import('./listing-combobox-input.tsx'),
  'ListingComboboxInput',
  (props, failure) => <DisabledField {...props} failure={failure} />,
);

/** The field until its script has loaded. */
function DisabledField(props: ListingComboboxProps & { failure: string | null }) {
  const id = useId();
  const { label, helpText, listings, value, all, placeholder, failure } = props;
  const chosen = listings.find((listing) => listing.id === value);
  return (
    <Field id={id} label={label} helpText={helpText} error={failure}>
      <div className="with-icon">
        <input
          disabled
          id={id}
          className={`${field.input} ${styles.select}`}
          value={chosen?.name ?? (value === undefined ? all : undefined) ?? ''}
          placeholder={placeholder}
        />
        <ChevronDown />
      </div>
    </Field>
  );
}
