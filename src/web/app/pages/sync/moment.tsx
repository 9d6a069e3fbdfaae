import { ago } from '#domain/ago.ts';
import { exactTime } from '#domain/dates.ts';
import styles from './sync.module.css';

export interface MomentProps {
  /** ISO 8601. */
  at: string;
  now: Date;
  timeZone: string;
}

/** When something was: how long ago, and exactly. */
export function Moment({ at, now, timeZone }: MomentProps) {
  const date = new Date(at);
  return (
    <time dateTime={at} className={styles.moment}>
      <span>{ago(date, now)}</span> <span className={styles.exact}>{exactTime(date, timeZone)}</span>
    </time>
  );
}
