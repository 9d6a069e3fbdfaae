import { parseCategories } from '#domain/reviews/filter.ts';
import { SCORED_CATEGORIES } from '#domain/reviews/rating.ts';
import { Select } from '#web/app/controls/select.tsx';
import { categoryName, filterCopy } from '#web/app/reviews/filters/copy.ts';
import styles from '#web/app/reviews/filters/filters.module.css';

const NAMES = SCORED_CATEGORIES;
const SCORES = Array.from({ length: 10 }, (_, index) => 10 - index);
const BOUNDS = [
  ...SCORES.map((score) => ({ value: `<${score}`, label: filterCopy.scoreBelow(score) })),
  ...SCORES.map((score) => ({ value: `>=${score}`, label: filterCopy.scoreAtLeast(score) })),
  { value: undefined, label: filterCopy.anyScore },
];
/** Most guests give 9 or 10. */
const USUAL_BOUND = '<8';

export interface CategoryFieldProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A category, and the number that its rating is below or reaches. */
export function CategoryField({ label, value, onChange }: CategoryFieldProps) {
  // A link may name several categories, and ones that are not offered. A choice replaces them.
  const [chosen] = value === undefined ? [] : parseCategories(value);
  const category = chosen?.category;
  const names = category === undefined || NAMES.includes(category) ? NAMES : [...NAMES, category];
  const options = [
    { value: undefined, label: filterCopy.anyCategory },
    ...names.map((name) => ({ value: name, label: categoryName(name) })),
  ];
  const bound = chosen?.below === undefined ? chosen?.atLeast && `>=${chosen.atLeast}` : `<${chosen.below}`;
  const boundOfNext = category === undefined ? USUAL_BOUND : (bound ?? '');
  return (
    <div className={styles.category}>
      <Select
        label={label}
        options={options}
        value={category}
        onChange={(name) => onChange(name && `${name}${boundOfNext}`)}
      />
      {category !== undefined && (
        <Select
          label={filterCopy.score}
          options={BOUNDS}
          value={bound}
          onChange={(next) => onChange(`${category}${next ?? ''}`)}
        />
      )}
    </div>
  );
}
