import { useMediaQuery } from '@mantine/hooks';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import { Button } from '../../../controls/button.tsx';
import { FilterIcon } from '../../../controls/icons.tsx';
import { loadPart } from '../../../load-part.ts';
import { filterCopy } from '../copy.ts';
import { chipsOf } from './chips.ts';
import { FilterFields, type FilterFieldsProps, PropertyField } from './filter-fields.tsx';
import styles from './filters.module.css';
import { SearchBox } from './search-box.tsx';

/** Only a small screen needs the sheet, so only a small screen loads it. */
const FilterSheet = lazy(
  loadPart(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet })),
);

export interface FilterBarProps extends FilterFieldsProps {
  text: string;
  onType: (text: string) => void;
}

/** All filters in one bar; on a small screen the search stays and the others fold into a sheet. */
export const FilterBar = memo(function FilterBar({ text, onType, ...fields }: FilterBarProps) {
  const isSmall = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <section className={styles.bar} aria-label={filterCopy.heading}>
      {isSmall ? (
        <SmallBar text={text} onType={onType} {...fields} />
      ) : (
        <>
          <div className={styles.first}>
            <SearchBox text={text} onType={onType} />
            <PropertyField {...fields} />
          </div>
          <FilterFields search={fields.search} onChange={fields.onChange} />
        </>
      )}
    </section>
  );
});

function SmallBar({ text, onType, ...fields }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // The sheet does it by itself only where it was there before it opened, which it was not the first time.
    opener.current?.focus();
  };
  return (
    <div className={styles.small}>
      <SearchBox text={text} onType={onType} />
      <Button
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <FilterIcon />
        {filterCopy.open(chipsOf(fields.search, '', '').length)}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterSheet isOpen={isOpen} onClose={close} {...fields} />
        </Suspense>
      )}
    </div>
  );
}
