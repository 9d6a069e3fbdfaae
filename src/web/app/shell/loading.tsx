import { Spinner } from '#web/property/spinner.tsx';
import { shellCopy } from './copy.ts';
import styles from './page.module.css';

/** A page whose part, or whose visitor, is not known yet. */
export function Loading() {
  return (
    <main className={styles.page}>
      <Spinner label={shellCopy.loading} />
    </main>
  );
}
