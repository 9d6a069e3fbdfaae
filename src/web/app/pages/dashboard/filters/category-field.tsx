import { parseCategoryFilter } from '#domain/filter.ts';
import { SCORED_CATEGORIES } from '#domain/rating.ts';
import { Select } from '#web/app/controls/select.tsx';
import { categoryName, filterCopy } from './copy.ts';
import styles from './filters.module.css';

const NAMES = SCORED_CATEGORIES;
const LIMITS = Array.from({ length: 10 }, (_, index) => 10 - index).map((value) => ({
  value,
  label: String(value),
}));
/** Most guests give 9 or 10. */
const USUAL_LIMIT = 8;

export interface CategoryFieldProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A category, and the number that its rating is below. */
export function CategoryField({ label, value, onChange }: CategoryFieldProps) {
  const { category, below } = value === undefined ? {} : parseCategoryFilter(value);
  // A link may name a category that is not offered.
  const names = category === undefined || NAMES.includes(category) ? NAMES : [...NAMES, category];
  const options = [
    { value: undefined, label: filterCopy.anyCategory },
    ...names.map((name) => ({ value: name, label: categoryName(name) })),
  ];
  return (
    <div className={styles.category}>
      <Select
        label={label}
        options={options}
        value={category}
        onChange={(name) => onChange(name && `${name}<${below ?? USUAL_LIMIT}`)}
      />
      {category !== undefined && (
        <Select
          label={filterCopy.below}
          options={LIMITS}
          value={below ?? USUAL_LIMIT}
          onChange={(limit) => onChange(`${category}<${limit}`)}
        />
      )}
    </div>
  );
}
