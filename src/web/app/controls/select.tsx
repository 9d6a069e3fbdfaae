import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import field from './field.module.css';
import { Field } from './field.tsx';
import styles from './select.module.css';

type OptionValue = string | number | undefined;

export interface Option<Value extends OptionValue> {
  value: Value;
  label: string;
}

/** @param chosen is offered too, for example if a link names something that is not offered any more */
export function optionsOf<Value extends string | number>(
  values: readonly Value[],
  labelOf: (value: Value) => string = String,
  chosen?: Value | null,
): Option<Value>[] {
  return [...new Set([...values, ...(chosen == null ? [] : [chosen])])].map((value) => ({
    value,
    label: labelOf(value),
  }));
}

export interface SelectProps<Value extends OptionValue> {
  label: string;
  /** The name of the option without a value, such as "All Ratings"; without it, one must be chosen. */
  none?: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** A native select for a short list. */
export function Select<Value extends OptionValue>(props: SelectProps<Value>) {
  const { label, none, value, onChange, className } = props;
  const options = [
    ...(none === undefined ? [] : [{ value: undefined as Value, label: none }]),
    ...props.options,
  ];
  const id = useId();
  return (
    <Field id={id} label={label} className={className}>
      <div className="with-icon">
        <select
          id={id}
          className={`${field.input} ${styles.select}`}
          value={nameOf(value)}
          onChange={({ currentTarget }) => {
            const chosen = options[currentTarget.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={nameOf(option.value)} value={nameOf(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown />
      </div>
    </Field>
  );
}

function nameOf(value: OptionValue): string {
  return value === undefined ? '' : String(value);
}
