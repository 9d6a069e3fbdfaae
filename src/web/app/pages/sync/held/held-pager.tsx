import { DEFAULT_PAGE_SIZE, lastPage, pageLabel } from '#domain/paging.ts';
import { Button } from '#web/app/controls/button.tsx';
import { heldCopy } from '../copy.ts';
import styles from './held.module.css';

export interface HeldPagerProps {
  /** From 0. */
  page: number;
  total: number;
  onTurn: (page: number) => void;
}

/** Which rows of how many are shown, and the ways to the others. */
export function HeldPager({ page, total, onTurn }: HeldPagerProps) {
  return (
    <nav className={styles.pager} aria-label={heldCopy.pages}>
      <p>{pageLabel(page, DEFAULT_PAGE_SIZE, total)}</p>
      <Button disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {heldCopy.previous}
      </Button>
      <Button disabled={page >= lastPage(total, DEFAULT_PAGE_SIZE)} onClick={() => onTurn(page + 1)}>
        {heldCopy.next}
      </Button>
    </nav>
  );
}
