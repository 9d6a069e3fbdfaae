import { useState } from 'react';
import { useMediaQuery } from '#web/app/controls/use-media-query.ts';
import { NARROW, storeTableSettings, type TableSettings, tableSettings } from './table-settings.ts';

export type ChangeTable = (change: Partial<TableSettings>) => void;

/** The settings of the table on this class of device, and a function that changes and stores them. */
export function useTableSettings(): [settings: TableSettings, change: ChangeTable] {
  const device = useMediaQuery(NARROW) ? 'narrow' : 'wide';
  const [current, setCurrent] = useState(() => ({ device, settings: tableSettings(device) }));
  if (current.device !== device) setCurrent({ device, settings: tableSettings(device) });
  const change: ChangeTable = (changed) => {
    const settings = { ...tableSettings(device), ...changed };
    storeTableSettings(device, settings);
    setCurrent({ device, settings });
  };
  return [current.settings, change];
}
