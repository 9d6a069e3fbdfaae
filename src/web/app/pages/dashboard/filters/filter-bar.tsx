import ListFilter from 'lucide-react/icons/list-filter';
import { memo, useRef, useState } from 'react';
import { Button } from '#web/app/controls/button.tsx';
import { useMediaQuery } from '#web/app/controls/use-media-query.ts';
import { filterCopy } from '../copy.ts';
import type { SearchText } from '../search-text.ts';
import { chipsOf } from './chips.ts';
import { FilterFields, type FilterFieldsProps, PropertyField } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './filters.module.css';
import { SearchBox } from './search-box.tsx';

export interface FilterBarProps extends FilterFieldsProps {
  text: SearchText;
}

/** All filters in one bar; on a small screen the search stays and the others fold into a sheet. */
export const FilterBar = memo(function FilterBar({ text, ...fields }: FilterBarProps) {
  const isSmall = useMediaQuery('(max-width: 48em)');
  return (
    <section className={styles.bar} aria-label={filterCopy.heading}>
      {isSmall ? (
        <SmallBar text={text} {...fields} />
      ) : (
        <>
          <div className={styles.first}>
            <SearchBox text={text} />
            <PropertyField {...fields} />
          </div>
          <FilterFields search={fields.search} onChange={fields.onChange} />
        </>
      )}
    </section>
  );
});

function SmallBar({ text, ...fields }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Not every browser gives a button the focus that is pressed, to which the dialog would give it back.
  const onClose = () => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.small}>
      <SearchBox text={text} />
      <Button ref={opener} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <ListFilter />
        {filterCopy.open(chipsOf(fields.search, '', '').length)}
      </Button>
      {isOpen && <FilterSheet onClose={onClose} {...fields} />}
    </div>
  );
}
