import Pencil from 'lucide-react/icons/pencil';
import { revisionCopy } from '../copy.ts';
import styles from './revision.module.css';

/** Somebody had approved it; then it changed at its channel, so it waits again. */
export function ChangedMark() {
  return (
    <span className={styles.mark}>
      <Pencil />
      {revisionCopy.mark}
    </span>
  );
}
