import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import { memo, useId, useRef, useState } from 'react';
import { Button } from '#web/app/controls/button.tsx';
import { closeDialog, Dialog } from '#web/app/controls/dialog.tsx';
import field from '#web/app/controls/field.module.css';
import { useMediaQuery } from '#web/app/controls/use-media-query.ts';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import styles from '#web/app/reviews/filters/filters.module.css';
import { FILTER_NAMES, PANEL_FILTERS } from '#web/app/reviews/filters/review-filters.ts';
import { MAX_SEARCH_LENGTH } from '#web/app/reviews/review-search.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { FilterFields, type FilterFieldsProps, PropertyField } from './filter-fields.tsx';

/** The filters that the bar does not have: most lists are read without them. */
const PanelFields = lazyChunk(() => import('./panel-fields.tsx'), 'PanelFields');

export interface FilterBarProps extends FilterFieldsProps {
  text: string;
  onType: (text: string) => void;
}

/** The specified filters in one bar, and a panel with the others. On a small screen the search stays and a sheet holds the others. */
export const FilterBar = memo(function FilterBar({ text, onType, ...fields }: FilterBarProps) {
  const isSmall = useMediaQuery('(max-width: 48em)');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panel = useId();
  const searchBox = (
    <SearchBox text={text} onType={onType} onSearchAll={() => fields.onChange({ searchAll: true })} />
  );
  return (
    <section className={`stack-small ${styles.bar}`} aria-label={filterCopy.heading}>
      {isSmall ? (
        <div className="split">
          {searchBox}
          <SheetButton {...fields} />
          <ExportMenu search={fields.search} text={text} />
        </div>
      ) : (
        <>
          <div className="split">
            {searchBox}
            <PropertyField {...fields} />
            <Button
              aria-expanded={isPanelOpen}
              aria-controls={panel}
              onClick={() => setPanelOpen(!isPanelOpen)}
            >
              <ListFilter />
              {filterCopy.open(PANEL_FILTERS.filter((name) => fields.search[name] !== undefined).length)}
            </Button>
            <ExportMenu search={fields.search} text={text} />
          </div>
          <FilterFields {...fields} />
          <div id={panel} hidden={!isPanelOpen}>
            {isPanelOpen && <PanelFields {...fields} />}
          </div>
        </>
      )}
    </section>
  );
});

interface SearchBoxProps extends Pick<FilterBarProps, 'text' | 'onType'> {
  onSearchAll: () => void;
}

/** The search box, whose accessible name is its placeholder. Enter searches all reviews. */
function SearchBox({ text, onType, onSearchAll }: SearchBoxProps) {
  return (
    <form
      className={`grow with-icon ${styles.search}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSearchAll();
      }}
    >
      <Search />
      <input
        className={field.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={filterCopy.search}
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </form>
  );
}

/** Opens the filters on a small screen. Each change takes effect at once, behind the sheet. */
function SheetButton(fields: FilterFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Some browsers do not focus a clicked button, so the closed dialog would not return the focus to it.
  const onClose = () => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <ListFilter />
        {filterCopy.open(FILTER_NAMES.filter((name) => fields.search[name] !== undefined).length)}
      </Button>
      {isOpen && (
        <Dialog title={filterCopy.heading} onClose={onClose}>
          <PropertyField {...fields} />
          <FilterFields {...fields} />
          <PanelFields {...fields} />
          <Button look="primary" onClick={closeDialog}>
            {filterCopy.done}
          </Button>
        </Dialog>
      )}
    </>
  );
}
