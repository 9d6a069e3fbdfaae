import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { lastPage, PAGE_SIZES } from '#domain/paging.ts';
import { IconButton } from '../controls/button.tsx';
import { PageLabel } from '../controls/page-label.tsx';
import { Select } from '../controls/select.tsx';
import { tooltip } from '../controls/tooltip.ts';
import { pagerCopy } from './copy.ts';
import type { PageSize } from './review-search.ts';

const SIZES = PAGE_SIZES.map((value) => ({ value, label: String(value) }));

export interface PagerProps {
  /** From 0. */
  page: number;
  size: PageSize;
  count: number;
  /** False if there are more than `count`. */
  isExact: boolean;
  onPage: (page: number) => void;
  /** Absent where the size is fixed. */
  onSize?: (size: PageSize) => void;
  settings?: ReactNode;
}

/** Which part of the list is shown, and buttons to the others. */
export function Pager({ page, size, count, isExact, onPage, onSize, settings }: PagerProps) {
  const last = lastPage(count, size);
  const previous = page > 0;
  const next = page < last;
  return (
    <nav className="row quiet" aria-label={pagerCopy.heading}>
      {settings}
      {onSize && (
        <Select
          label={pagerCopy.size}
          className="inline at-end"
          options={SIZES}
          value={size}
          onChange={onSize}
        />
      )}
      <p className={onSize ? undefined : 'at-end'}>
        <PageLabel page={page} size={size} count={count} isExact={isExact} />
      </p>
      <div>
        <PageButton name={pagerCopy.first} isEnabled={previous} onClick={() => onPage(0)}>
          <ChevronFirst />
        </PageButton>
        <PageButton name={pagerCopy.previous} isEnabled={previous} onClick={() => onPage(page - 1)}>
          <ChevronLeft />
        </PageButton>
        <PageButton name={pagerCopy.next} isEnabled={next} onClick={() => onPage(page + 1)}>
          <ChevronRight />
        </PageButton>
        <PageButton name={pagerCopy.last} isEnabled={next} onClick={() => onPage(last)}>
          <ChevronLast />
        </PageButton>
      </div>
    </nav>
  );
}

interface PageButtonProps {
  name: string;
  isEnabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function PageButton({ name, isEnabled, onClick, children }: PageButtonProps) {
  return (
    <IconButton {...tooltip(name)} disabled={!isEnabled} onClick={onClick}>
      {children}
    </IconButton>
  );
}
