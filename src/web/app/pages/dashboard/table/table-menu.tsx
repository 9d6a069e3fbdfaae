import Columns3 from 'lucide-react/icons/columns-3-cog';
import { useId, useState } from 'react';
import { IconButton } from '#web/app/controls/button.tsx';
import { Checkbox, Choices } from '#web/app/controls/field.tsx';
import { optionsOf } from '#web/app/controls/select.tsx';
import { tooltip } from '#web/app/controls/tooltip.ts';
import { tableCopy } from '#web/app/reviews/copy.ts';
import { useSources } from '#web/app/reviews/use-sources.ts';
import { tableMenuCopy } from '../copy.ts';
import { DENSITIES, OPTIONAL_COLUMNS, type TableSettings } from './table-settings.ts';
import type { ChangeTable } from './use-table-settings.ts';

/** Chooses columns and density. The browser closes it with Escape or a click elsewhere. */
export function TableMenu({ settings, onChange }: { settings: TableSettings; onChange: ChangeTable }) {
  const menu = useId();
  const { hidden, density } = settings;
  const [isOpen, setOpen] = useState(false);
  const { sources } = useSources({ enabled: isOpen });
  const offered = OPTIONAL_COLUMNS.filter(
    (column) => column !== 'source' || sources.length > 1 || !hidden.includes('source'),
  );
  return (
    <>
      <IconButton popoverTarget={menu} {...tooltip(tableMenuCopy.open)}>
        <Columns3 />
      </IconButton>
      <div
        id={menu}
        popover="auto"
        role="dialog"
        aria-label={tableMenuCopy.open}
        className="popover stack-small"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {/* Otherwise the checkboxes would have the labels of filters in a closed menu too. */}
        {isOpen && (
          <>
            <Choices
              legend={tableMenuCopy.columns}
              options={optionsOf(offered, (column) => tableCopy[column])}
              value={OPTIONAL_COLUMNS.filter((column) => !hidden.includes(column))}
              onChange={(shown) =>
                onChange({ hidden: OPTIONAL_COLUMNS.filter((column) => !shown.includes(column)) })
              }
            />
            <fieldset>
              <legend className="label">{tableMenuCopy.density}</legend>
              {DENSITIES.map((each) => (
                <Checkbox
                  key={each}
                  radio={menu}
                  label={tableMenuCopy.densities[each]}
                  value={density === each}
                  onChange={() => onChange({ density: each })}
                />
              ))}
            </fieldset>
          </>
        )}
      </div>
    </>
  );
}
