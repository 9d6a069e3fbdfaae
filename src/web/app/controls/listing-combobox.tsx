import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { loadPart } from '../load-part.ts';
import { usePart } from '../use-part.ts';
import field from './field.module.css';
import { Field } from './field.tsx';
import type { ListingComboboxProps } from './listing-combobox-input.tsx';
import styles from './select.module.css';

/** Loaded after the first rows are shown: with its library it is a tenth of the dashboard's script. */
const loadInput = loadPart(() =>
  import('./listing-combobox-input.tsx').then((part) => part.ListingComboboxInput),
);

/** Chooses a listing by typing part of its name. Until its script has loaded, the field is disabled. */
export function ListingCombobox(props: ListingComboboxProps) {
  const id = useId();
  const { Part: Input, failure } = usePart(loadInput);
  if (Input) return <Input {...props} />;
  const { label, helpText, listings, value, all, placeholder } = props;
  const chosen = listings.find((listing) => listing.id === value);
  return (
    <Field id={id} label={label} helpText={helpText} error={failure}>
      <div className={styles.control}>
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
