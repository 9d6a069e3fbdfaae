import type { FilterItem, FilterOption } from '#web/app/reviews/filters/filter-kinds.ts';
import styles from '#web/app/reviews/filters/filters.module.css';

export interface ChecksFieldProps {
  label: string;
  options: readonly FilterOption<FilterItem>[];
  value: readonly FilterItem[];
  onChange: (value: readonly FilterItem[] | undefined) => void;
}

/** A check box for each value; none is checked where any value will do. */
export function ChecksField({ label, options, value: checked, onChange }: ChecksFieldProps) {
  const toggle = (item: FilterItem) => {
    const next = options.flatMap((option) =>
      checked.includes(option.value) === (option.value !== item) ? [option.value] : [],
    );
    onChange(next.length === 0 ? undefined : next);
  };
  return (
    <fieldset className={styles.checks}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.check}>
          <input
            type="checkbox"
            checked={checked.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
