import { Button } from '../controls/button.tsx';
import { sectionCopy } from './copy.ts';
import styles from './insights.module.css';

export interface MoreRows {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Reads the next rows of a table. */
export function MoreButton({ query }: { query: MoreRows }) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      className={`${styles.more} ${styles.noPrint}`}
      disabled={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {sectionCopy.more}
    </Button>
  );
}
