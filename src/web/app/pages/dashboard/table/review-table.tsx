import type { ReactNode, Ref } from 'react';
import { dashboardCopy, tableCopy } from '../copy.ts';
import styles from './table.module.css';

const COLUMNS = ['guest', 'property', 'rating', 'review', 'channel', 'date', 'status', 'actions'] as const;

/**
 * The parts of a table as explicit roles: on a small screen each row is laid out as a card, and some browsers then drop
 * the implicit roles.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

export interface ReviewTableProps {
  /** Whether newer rows are being loaded. */
  isRefreshing?: boolean;
  isHidden?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The frame of the list. Its header stays in view while the rows scroll. */
export function ReviewTable({ isRefreshing, isHidden, ref, children }: ReviewTableProps) {
  return (
    <div ref={ref} className={styles.frame} hidden={isHidden}>
      {isRefreshing && (
        <div className={styles.progress} role="progressbar" aria-label={dashboardCopy.refreshing} />
      )}
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

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** The table while the first rows load. Its rows have the height of real ones, so that nothing moves when those arrive. */
export function SkeletonTable({ rows }: { rows: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {dashboardCopy.loading}
      </p>
      <ReviewTable>
        {SKELETON_ROWS.slice(0, rows).map((row, index, { length }) => (
          <tr
            key={row}
            {...roles.row}
            aria-hidden
            className={styles.row}
            data-last={index === length - 1 || undefined}
          >
            {COLUMNS.map((column) => (
              <td key={column} {...roles.cell} data-column={column}>
                <span className={`placeholder ${styles.bone}`} />
              </td>
            ))}
          </tr>
        ))}
      </ReviewTable>
    </>
  );
}
