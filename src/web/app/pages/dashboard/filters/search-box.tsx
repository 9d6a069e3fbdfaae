import { memo, useEffectEvent, useLayoutEffect, useRef } from 'react';
import field from '../../../controls/field.module.css';
import { SearchIcon } from '../../../controls/icons.tsx';
import { filterCopy } from '../copy.ts';
import type { SearchText } from '../use-search-text.ts';
import styles from './filters.module.css';

export interface SearchBoxProps {
  shown: SearchText;
  onType: (text: string) => void;
}

/** Free text over the loaded rows. Its placeholder is its name; the word above it only fills the line of labels. */
export const SearchBox = memo(function SearchBox({ shown, onType }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const { text, settings } = shown;
  // Set from outside. What is typed stands there already, and may be further than what is drawn.
  const wasSet = useEffectEvent(() => {
    if (box.current) box.current.value = text;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it was set
  useLayoutEffect(() => wasSet(), [settings]);
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
          autoComplete="off"
          spellCheck={false}
          placeholder={filterCopy.search}
          maxLength={200}
          ref={box}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </div>
    </div>
  );
});
