import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, type ReactNode } from 'react';
import { lastPage, PAGE_SIZES, pageLabel } from '#domain/paging.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { tooltip } from '#web/app/controls/tooltip.ts';
import { pagerCopy } from './copy.ts';
import type { PageSize } from './dashboard-search.ts';
import styles from './pager.module.css';

const SIZES = PAGE_SIZES.map((value) => ({ value, label: String(value) }));

export interface PagerProps {
  /** From 0. */
  page: number;
  size: PageSize;
  count: number;
  /** Said beside the count when it is not the whole truth. */
  note?: ReactNode;
  /** False where there are more than are counted. */
  isExact?: boolean;
  onTurn: (page: number) => void;
  onSize: (size: PageSize) => void;
}

/** Which part of the list is shown, and the ways to the others. */
export const Pager = memo(function Pager({
  page,
  size,
  count,
  note,
  isExact = true,
  onTurn,
  onSize,
}: PagerProps) {
  const last = lastPage(count, size);
  return (
    <nav className={styles.pager} aria-label={pagerCopy.heading}>
      {note && <div className={styles.note}>{note}</div>}
      <Select label={pagerCopy.size} className={styles.size} options={SIZES} value={size} onChange={onSize} />
      <p className={styles.label}>{pageLabel(page, size, count, isExact)}</p>
      <div className={styles.turns}>
        <Turn name={pagerCopy.first} to={page > 0 ? 0 : null} onTurn={onTurn}>
          <ChevronFirst />
        </Turn>
        <Turn name={pagerCopy.previous} to={page > 0 ? page - 1 : null} onTurn={onTurn}>
          <ChevronLeft />
        </Turn>
        <Turn name={pagerCopy.next} to={page < last ? page + 1 : null} onTurn={onTurn}>
          <ChevronRight />
        </Turn>
        <Turn name={pagerCopy.last} to={page < last ? last : null} onTurn={onTurn}>
          <ChevronLast />
        </Turn>
      </div>
    </nav>
  );
});

interface TurnProps {
  name: string;
  /** Null where there is nowhere to turn to. */
  to: number | null;
  onTurn: (page: number) => void;
  children: ReactNode;
}

function Turn({ name, to, onTurn, children }: TurnProps) {
  return (
    <Button
      look="quiet"
      size="icon"
      {...tooltip(name)}
      disabled={to === null}
      onClick={() => to !== null && onTurn(to)}
    >
      {children}
    </Button>
  );
}
