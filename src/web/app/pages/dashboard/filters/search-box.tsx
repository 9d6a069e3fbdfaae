import field from '../../../controls/field.module.css';
import { SearchIcon } from '../../../controls/icons.tsx';
import { filterCopy } from '../copy.ts';
import styles from './filters.module.css';

/** Free text over the loaded rows. Its placeholder is its name; the word above it only fills the line of labels. */
export function SearchBox({ text, onType }: { text: string; onType: (text: string) => void }) {
  return (
    <div>
      <span className={styles.searchLabel} aria-hidden="true">
        {filterCopy.searchLabel}
      </span>
      <div className={styles.search}>
        <SearchIcon />
        <input
          className={field.input}
          type="search"
          placeholder={filterCopy.search}
          maxLength={200}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}
