import X from 'lucide-react/icons/x';
import { Button } from '#web/app/controls/button.tsx';
import { filterCopy } from '../copy.ts';
import type { Chip } from './chips.ts';
import styles from './filters.module.css';

export interface FilterChipsProps {
  chips: readonly Chip[];
  onRemove: (key: Chip['key']) => void;
  /** Left out where another "Clear all" stands on the page. */
  onClear?: (() => void) | undefined;
}

/** What is set, each removable. Nothing set, nothing shown. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map(({ key, label }) => (
        <li key={key}>
          <button type="button" className={styles.chip} onClick={() => onRemove(key)}>
            <span className="visually-hidden">{filterCopy.remove} </span>
            {label}
            <X />
          </button>
        </li>
      ))}
      {onClear && (
        <li>
          <Button look="quiet" size="small" onClick={onClear}>
            {filterCopy.clearAll}
          </Button>
        </li>
      )}
    </ul>
  );
}
