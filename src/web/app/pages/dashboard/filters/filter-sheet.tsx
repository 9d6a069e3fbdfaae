import { Drawer } from '@mantine/core';
import { Button } from '../../../controls/button.tsx';
import { filterCopy } from '../copy.ts';
import { FilterFields, type FilterFieldsProps, PropertyField } from './filter-fields.tsx';
import styles from './filters.module.css';

export interface FilterSheetProps extends FilterFieldsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The filters on a small screen. Each change takes effect at once, behind the sheet. */
export function FilterSheet({ isOpen, onClose, ...fields }: FilterSheetProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={filterCopy.heading}
      position="bottom"
      size="auto"
      transitionProps={{ duration: 140 }}
      closeButtonProps={{ 'aria-label': filterCopy.close }}
      classNames={{ content: styles.sheet, title: styles.sheetTitle }}
    >
      <PropertyField {...fields} />
      <FilterFields search={fields.search} onChange={fields.onChange} />
      <Button look="primary" className={styles.done} onClick={onClose}>
        {filterCopy.done}
      </Button>
    </Drawer>
  );
}
