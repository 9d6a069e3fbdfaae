import type { ReactNode } from 'react';
import { Button } from '#web/app/controls/button.tsx';
import { filterCopy } from './copy.ts';
import styles from './dashboard.module.css';

export interface EmptyStateProps {
  message: ReactNode;
  /** Left out where nothing is set that could be cleared. */
  onClear?: (() => void) | undefined;
  /** Another way out. */
  children?: ReactNode;
}

/** No row to show: why, and the way out. */
export function EmptyState({ message, onClear, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p>{message}</p>
      <div className={styles.ways}>
        {children}
        {onClear && <Button onClick={onClear}>{filterCopy.clearAll}</Button>}
      </div>
    </div>
  );
}
