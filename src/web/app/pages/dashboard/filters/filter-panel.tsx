import { type ComponentType, useEffect, useState } from 'react';
import { messageOr } from '#web/app/api/api-error.ts';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { loadPart } from '#web/app/load-part.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';

/** Loaded on first use: most lists are read without these filters. */
const loadFields = loadPart(() => import('./panel-fields.tsx'));

/** The filters that the bar does not have. */
export function FilterPanel(fields: FilterFieldsProps) {
  const [Fields, setFields] = useState<ComponentType<FilterFieldsProps> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    loadFields().then(({ PanelFields }) => setFields(() => PanelFields), setFailure);
  }, []);
  if (failure) return <FailureAlert message={messageOr(failure, '')} />;
  return Fields && <Fields {...fields} />;
}
