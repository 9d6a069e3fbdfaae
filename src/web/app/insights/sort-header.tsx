import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { SortOrder } from '#domain/reviews/filter.ts';
import { type Order, useInsights } from './use-insights.ts';

export interface SortHeaderProps {
  label: string;
  name: string;
  order: Order;
  /** The order of a column that the table is not sorted by yet. */
  first: SortOrder;
  isNumber?: boolean;
}

export function SortHeader({ label, name, order, first, isNumber = true }: SortHeaderProps) {
  const { change } = useInsights();
  const isSorted = order.sortBy === name;
  const next = isSorted ? (order.sortOrder === 'asc' ? 'desc' : 'asc') : first;
  const Icon = order.sortOrder === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={isNumber ? 'number' : undefined}
      aria-sort={isSorted ? (order.sortOrder === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className="text-button" onClick={() => change({ sortBy: name, sortOrder: next })}>
        {label}
        {isSorted && <Icon />}
      </button>
    </th>
  );
}
