import Columns3 from 'lucide-react/icons/columns-3-cog';
import { type ReactNode, useId } from 'react';
import { Button } from '#web/app/controls/button.tsx';
import { tooltip } from '#web/app/controls/tooltip.ts';
import { tableCopy } from '#web/app/reviews/copy.ts';
import { tableMenuCopy } from '../copy.ts';
import styles from './table-menu.module.css';
import { DENSITIES, OPTIONAL_COLUMNS, type TableSettings } from './table-settings.ts';
import type { ChangeTable } from './use-table-settings.ts';

export interface TableMenuProps {
  settings: TableSettings;
  onChange: ChangeTable;
}

/** Chooses columns and density. The browser closes it with Escape or a click elsewhere. */
export function TableMenu({ settings, onChange }: TableMenuProps): ReactNode {
  const menu = useId();
  const { hidden, density } = settings;
  return (
    <>
      <Button look="quiet" size="icon" popoverTarget={menu} {...tooltip(tableMenuCopy.open)}>
        <Columns3 />
      </Button>
      <div id={menu} popover="auto" role="dialog" aria-label={tableMenuCopy.open} className={styles.menu}>
        <fieldset className={styles.group}>
          <legend className="label">{tableMenuCopy.columns}</legend>
          {OPTIONAL_COLUMNS.map((column) => (
            <label key={column} className={styles.choice}>
              <input
                type="checkbox"
                checked={!hidden.includes(column)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange({
                    hidden: OPTIONAL_COLUMNS.filter((each) =>
                      each === column ? !checked : hidden.includes(each),
                    ),
                  })
                }
              />
              {tableCopy[column]}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend className="label">{tableMenuCopy.density}</legend>
          {DENSITIES.map((each) => (
            <label key={each} className={styles.choice}>
              <input
                type="radio"
                name={menu}
                checked={density === each}
                onChange={() => onChange({ density: each })}
              />
              {tableMenuCopy.densities[each]}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
}
