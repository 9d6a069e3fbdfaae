import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { loadPart } from '#web/app/load-part.ts';
import { usePart } from '#web/app/use-part.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';

/** Loaded on first use: most lists are read without these filters. */
const loadFields = loadPart(() => import('./panel-fields.tsx').then((part) => part.PanelFields));

/** The filters that the bar does not have. */
export function FilterPanel(fields: FilterFieldsProps) {
  const { Part: Fields, failure } = usePart(loadFields);
  if (failure !== null) return <FailureAlert message={failure} />;
  return Fields && <Fields {...fields} />;
}
