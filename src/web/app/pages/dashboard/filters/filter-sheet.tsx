import X from 'lucide-react/icons/x';
import { type MouseEvent, useCallback, useId } from 'react';
import { Button } from '#web/app/controls/button.tsx';
import { filterCopy } from '../copy.ts';
import { FilterFields, type FilterFieldsProps, PropertyField } from './filter-fields.tsx';
import styles from './filters.module.css';

export interface FilterSheetProps extends FilterFieldsProps {
  onClose: () => void;
}

/** By the dialog itself, which gives the focus back. */
function closeDialog({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.closest('dialog')?.close();
}

/** The filters on a small screen. Each change takes effect at once, behind the sheet. */
export function FilterSheet({ onClose, ...fields }: FilterSheetProps) {
  const title = useId();
  const openAsDialog = useCallback((dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={openAsDialog}
      className={styles.sheet}
      data-sheet
      aria-labelledby={title}
      onClose={onClose}
      // Its own content fills it: what meets the dialog itself is beside it.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.sheetContent}>
        <div className={styles.sheetHead}>
          <h2 id={title} className={styles.sheetTitle}>
            {filterCopy.heading}
          </h2>
          <Button look="quiet" size="icon" aria-label={filterCopy.close} onClick={closeDialog}>
            <X />
          </Button>
        </div>
        <PropertyField {...fields} />
        <FilterFields search={fields.search} onChange={fields.onChange} />
        <Button look="primary" className={styles.done} onClick={closeDialog}>
          {filterCopy.done}
        </Button>
      </div>
    </dialog>
  );
}
