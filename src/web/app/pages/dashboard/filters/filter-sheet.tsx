import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Button } from '#web/app/controls/button.tsx';
import { closeDialog, openModal } from '#web/app/controls/dialog.tsx';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import styles from '#web/app/reviews/filters/filters.module.css';
import { FilterFields, type FilterFieldsProps, PropertyField } from './filter-fields.tsx';
import { FilterPanel } from './filter-panel.tsx';

export interface FilterSheetProps extends FilterFieldsProps {
  onClose: () => void;
}

/** The filters on a small screen. Each change takes effect at once, behind the sheet. */
export function FilterSheet({ onClose, ...fields }: FilterSheetProps) {
  const title = useId();
  return (
    <dialog
      ref={openModal}
      className={`dialog ${styles.sheet}`}
      data-sheet
      aria-labelledby={title}
      onClose={onClose}
    >
      <div className={styles.sheetContent}>
        <div className={styles.sheetHead}>
          <h2 id={title}>{filterCopy.heading}</h2>
          <Button look="quiet" size="icon" aria-label={filterCopy.close} onClick={closeDialog}>
            <X />
          </Button>
        </div>
        <PropertyField {...fields} />
        <FilterFields {...fields} />
        <FilterPanel {...fields} />
        <Button look="primary" className={styles.done} onClick={closeDialog}>
          {filterCopy.done}
        </Button>
      </div>
    </dialog>
  );
}
