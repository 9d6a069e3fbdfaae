import X from 'lucide-react/icons/x';
import { type MouseEvent, useId } from 'react';
import { Button } from '#web/app/controls/button.tsx';
import { filterCopy } from './copy.ts';
import { FilterFields, type FilterFieldsProps, PanelFields, PropertyField } from './filter-fields.tsx';
import styles from './filters.module.css';

export interface FilterSheetProps extends FilterFieldsProps {
  onClose: () => void;
}

function openSheet(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  if (!dialog.open) dialog.showModal();
  // The content covers the dialog: a click on the dialog itself is a click on the backdrop.
  // Returns nothing, because `false` would prevent clicks on checkboxes.
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close();
  };
}

/** Closing the element itself returns the focus to where it was. */
function closeDialog({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.closest('dialog')?.close();
}

/** The filters on a small screen. Each change takes effect at once, behind the sheet. */
export function FilterSheet({ onClose, ...fields }: FilterSheetProps) {
  const title = useId();
  return (
    <dialog
      ref={openSheet}
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
        <PanelFields {...fields} />
        <Button look="primary" className={styles.done} onClick={closeDialog}>
          {filterCopy.done}
        </Button>
      </div>
    </dialog>
  );
}
