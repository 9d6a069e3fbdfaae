import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { BulkAction } from '#domain/decisions/bulk.ts';
import { Button, IconButton } from '#web/app/controls/button.tsx';
import { tooltip } from '#web/app/controls/tooltip.ts';
import { useFocusFallback } from '#web/app/controls/use-focus-fallback.ts';
import { selectionCopy } from '../copy.ts';
import styles from './selection.module.css';
import { useSelection, useSelectionStore } from './selection.ts';

export interface SelectionBarProps {
  /** How many reviews match the filters, or a lower bound. */
  total: number;
  isTotalExact: boolean;
  /** Whether the shown rows are all that the filters mean: not while the search text filters the loaded rows. */
  canSelectAll: boolean;
  onBulk: (action: BulkAction) => void;
}

const ACTIONS = [
  ['approve', selectionCopy.approve],
  ['unpublish', selectionCopy.keepUnpublished],
  ['assign', selectionCopy.assign],
] as const;

export function SelectionBar({ total, isTotalExact, canSelectAll, onBulk }: SelectionBarProps) {
  const { ids, isAllMatching } = useSelection();
  const { selectAllMatching, clear } = useSelectionStore();
  const bar = useRef<HTMLElement>(null);
  useFocusFallback(() => bar.current);
  if (ids.size === 0 && !isAllMatching) return null;
  return (
    <section
      ref={bar}
      className={`floating row ${styles.bar}`}
      aria-label={selectionCopy.bar}
      tabIndex={-1}
      data-selection-bar
    >
      <p role="status">
        {isAllMatching ? selectionCopy.allSelected(total, isTotalExact) : selectionCopy.selected(ids.size)}
      </p>
      {ACTIONS.map(([action, label]) => (
        <Button key={action} look={action === 'approve' ? 'primary' : 'plain'} onClick={() => onBulk(action)}>
          {label}
        </Button>
      ))}
      {canSelectAll && !isAllMatching && ids.size < total && (
        <Button look="quiet" onClick={selectAllMatching}>
          {selectionCopy.selectAll(total, isTotalExact)}
        </Button>
      )}
      <IconButton className="at-end" {...tooltip(selectionCopy.clear)} onClick={clear}>
        <X />
      </IconButton>
    </section>
  );
}
