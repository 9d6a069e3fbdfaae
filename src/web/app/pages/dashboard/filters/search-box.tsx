import Search from 'lucide-react/icons/search';
import { memo, useLayoutEffect, useRef } from 'react';
import field from '#web/app/controls/field.module.css';
import { filterCopy } from '../copy.ts';
import type { SearchText } from '../search-text.ts';
import styles from './filters.module.css';

/** Free text over the loaded rows. Its placeholder is its name; the word above it only fills the line of labels. */
export const SearchBox = memo(function SearchBox({ text }: { text: SearchText }) {
  const box = useRef<HTMLInputElement>(null);
  // The box keeps its text itself: a key is there before anything is drawn. Only what else sets it is put in.
  useLayoutEffect(() => {
    const show = () => {
      if (box.current && box.current.value !== text.read()) box.current.value = text.read();
    };
    show();
    return text.subscribe(show);
  }, [text]);
  return (
    <div>
      <span className={styles.searchLabel} aria-hidden="true">
        {filterCopy.searchLabel}
      </span>
      <div className={styles.search}>
        <Search />
        <input
          className={field.input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={filterCopy.search}
          maxLength={200}
          ref={box}
          onChange={(event) => text.type(event.currentTarget.value)}
        />
      </div>
    </div>
  );
});
