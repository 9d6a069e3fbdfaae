import type { ReactNode } from 'react';

export interface DataTableProps {
  /** The name of the table, for screen readers only unless it is a title. */
  caption?: string;
  isTitled?: boolean;
  columns: readonly ReactNode[];
  className?: string | undefined;
  /** Whether each row is a card on a phone. */
  hasCards?: boolean;
  children: ReactNode;
}

export function DataTable({
  caption,
  isTitled,
  columns,
  className = '',
  hasCards,
  children,
}: DataTableProps) {
  return (
    <table className={`data-table ${className}`} data-cards={hasCards || undefined}>
      {caption && <caption className={isTitled ? undefined : 'visually-hidden'}>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) =>
            typeof column === 'string' ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              column
            ),
          )}
        </tr>
      </thead>
      {children}
    </table>
  );
}
