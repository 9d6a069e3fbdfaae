import type { ReactNode } from 'react';
import { tableCopy } from '../copy.ts';
import { roles } from './roles.ts';
import styles from './table.module.css';

const COLUMNS = ['guest', 'property', 'rating', 'review', 'channel', 'date', 'status', 'actions'] as const;

export interface ReviewTableProps {
  /** Quietly says that newer rows are on their way. */
  isRefreshing: boolean;
  /** What says so to whoever cannot see it. */
  refreshing: string;
  /** Kept as it is, out of sight. */
  isHidden?: boolean;
  children: ReactNode;
}

/** The frame of the list: its head stays in view while the rows pass under it. */
export function ReviewTable({ isRefreshing, refreshing, isHidden, children }: ReviewTableProps) {
  return (
    <div className={styles.frame} hidden={isHidden}>
      {isRefreshing && <div className={styles.progress} role="progressbar" aria-label={refreshing} />}
      <table className={styles.table} {...roles.table}>
        <caption className="visually-hidden">{tableCopy.caption}</caption>
        <thead className={styles.head} {...roles.group}>
          <tr {...roles.row}>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" {...roles.header} data-column={column}>
                {tableCopy[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} {...roles.group}>
          {children}
        </tbody>
      </table>
    </div>
  );
}
