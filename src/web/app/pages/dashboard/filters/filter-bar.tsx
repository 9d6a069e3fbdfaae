import { useRef, useState } from 'react';
import { Button } from '../../../controls/button.tsx';
import { FilterIcon } from '../../../controls/icons.tsx';
import { useMediaQuery } from '../../../controls/use-media-query.ts';
import { filterCopy } from '../copy.ts';
import type { SearchText } from '../use-search-text.ts';
import { chipsOf } from './chips.ts';
import { FilterFields, type FilterFieldsProps, PropertyField } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './filters.module.css';
import { SearchBox } from './search-box.tsx';

export interface FilterBarProps extends FilterFieldsProps {
  shown: SearchText;
  onType: (text: string) => void;
}

/** All filters in one bar; on a small screen the search stays and the others fold into a sheet. */
export function FilterBar({ shown, onType, ...fields }: FilterBarProps) {
  const isSmall = useMediaQuery('(max-width: 48em)');
  return (
    <section className={styles.bar} aria-label={filterCopy.heading}>
      {isSmall ? (
        <SmallBar shown={shown} onType={onType} {...fields} />
      ) : (
        <>
          <div className={styles.first}>
            <SearchBox shown={shown} onType={onType} />
            <PropertyField {...fields} />
          </div>
          <FilterFields search={fields.search} onChange={fields.onChange} />
        </>
      )}
    </section>
  );
}

function SmallBar({ shown, onType, ...fields }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Not every browser gives a button the focus that is pressed, to which the dialog would give it back.
  const onClose = () => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.small}>
      <SearchBox shown={shown} onType={onType} />
      <Button ref={opener} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <FilterIcon />
        {filterCopy.open(chipsOf(fields.search, '', '').length)}
      </Button>
      {isOpen && <FilterSheet onClose={onClose} {...fields} />}
    </div>
  );
}
