import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import type { SortKey, SortOrder } from '#domain/reviews/filter.ts';
import { BusyBar } from '#web/app/controls/busy-bar.tsx';
import { useMediaQuery } from '#web/app/controls/use-media-query.ts';
import { tableCopy } from '#web/app/reviews/copy.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { dashboardCopy } from '../copy.ts';
import { PageCheckbox } from '../selection/selection-checkbox.tsx';
import styles from './table.module.css';
import type { TableSettings } from './table-settings.ts';
import { useTableSettings } from './use-table-settings.ts';

const COLUMNS = [
  'guest',
  'property',
  'rating',
  'review',
  'channel',
  'source',
  'date',
  'status',
  'actions',
] as const;

/**
 * The parts of a table as explicit roles: on a small screen each row is laid out as a card, and some browsers then drop
 * the implicit roles.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The column of a cell, which is also its area in the grid of a row. */
export const inColumn = (column: (typeof COLUMNS)[number]) => ({
  'data-column': column,
  style: { '--area': column } as CSSProperties,
});

export interface TableOrder {
  sortBy: SortKey;
  sortOrder: SortOrder;
  onSort: (sortBy: SortKey, sortOrder: SortOrder) => void;
}

export interface ReviewTableProps {
  isRefreshing?: boolean;
  isHidden?: boolean;
  /** How the rows are sorted; undefined while there are none. */
  order?: TableOrder;
  /** The columns and the density; only the style sheet reads them, so that no row renders again. */
  settings: TableSettings;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The sort keys of the columns that the list can be sorted by. */
const SORT_KEY_OF = {
  guest: 'guestName',
  property: 'listingName',
  rating: 'rating',
  date: 'date',
} as const satisfies Partial<Record<(typeof COLUMNS)[number], SortKey>>;

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function HeaderCell({ column, order }: { column: (typeof COLUMNS)[number]; order: TableOrder | undefined }) {
  const sortKey = column in SORT_KEY_OF ? SORT_KEY_OF[column as keyof typeof SORT_KEY_OF] : null;
  const label = useId();
  // Cards have no heads to click.
  const isCards = useMediaQuery('(max-width: 72em)');
  const isSorted = order !== undefined && sortKey === order.sortBy;
  return (
    <th
      scope="col"
      {...roles.header}
      {...inColumn(column)}
      // The checkbox is no part of the name.
      aria-labelledby={column === 'guest' ? label : undefined}
      aria-sort={isSorted ? ARIA_SORT[order.sortOrder] : undefined}
    >
      {column === 'guest' && order && <PageCheckbox isNameShown={isCards} />}
      {sortKey === null || order === undefined || isCards ? (
        <span id={label} className={isCards ? 'visually-hidden' : undefined}>
          {tableCopy[column]}
        </span>
      ) : (
        <button
          type="button"
          id={label}
          className="text-button"
          onClick={() => order.onSort(sortKey, isSorted ? OPPOSITE[order.sortOrder] : FIRST_ORDER[sortKey])}
        >
          {tableCopy[column]}
          {isSorted && (order.sortOrder === 'asc' ? <ArrowUp /> : <ArrowDown />)}
        </button>
      )}
    </th>
  );
}

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;
/** The order at the first click on a column: newest, best, or from A. */
const FIRST_ORDER = { date: 'desc', rating: 'desc', guestName: 'asc', listingName: 'asc' } as const;

/** The frame of the list. Its header stays in view while the rows scroll. */
export function ReviewTable({ isRefreshing, isHidden, order, settings, ref, children }: ReviewTableProps) {
  const canDecide = useCan('reviews:decide');
  const hidden = canDecide ? settings.hidden : [...settings.hidden, 'actions'];
  return (
    <div
      ref={ref}
      className={styles.frame}
      hidden={isHidden}
      data-hides={hidden.join(' ')}
      style={Object.fromEntries(hidden.map((column) => [`--${column}`, '0px']))}
      data-density={settings.density}
    >
      {isRefreshing && <BusyBar label={dashboardCopy.refreshing} className={styles.progress} />}
      <table className={styles.table} {...roles.table}>
        <caption className="visually-hidden">{tableCopy.caption}</caption>
        <thead className={styles.head} {...roles.group}>
          <tr {...roles.row}>
            {COLUMNS.map((column) => (
              <HeaderCell key={column} column={column} order={order} />
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
  const [settings] = useTableSettings();
  return (
    <>
      <p className="visually-hidden" role="status">
        {dashboardCopy.loading}
      </p>
      <ReviewTable settings={settings}>
        {SKELETON_ROWS.slice(0, rows).map((row) => (
          <tr key={row} {...roles.row} aria-hidden className={styles.row}>
            {COLUMNS.map((column) => (
              <td key={column} {...roles.cell} {...inColumn(column)}>
                <span className="placeholder" />
              </td>
            ))}
          </tr>
        ))}
      </ReviewTable>
    </>
  );
}
