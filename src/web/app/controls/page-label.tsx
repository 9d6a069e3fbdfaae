import { pageRange } from '#domain/paging.ts';
import { GroupedDigits } from './grouped-digits.tsx';

export interface PageLabelProps {
  /** From 0. */
  page: number;
  size: number;
  count: number;
  /** False if there are more than `count`. */
  isExact?: boolean;
}

/** "11 to 20 of 57"; "of 1000+" if the count is a lower bound. */
export function PageLabel({ page, size, count, isExact = true }: PageLabelProps) {
  const { from, to } = pageRange(page, size, count);
  return (
    <>
      <GroupedDigits value={from} /> to <GroupedDigits value={to} /> of <GroupedDigits value={count} />
      {!isExact && '+'}
    </>
  );
}
