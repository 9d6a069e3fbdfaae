import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styles from './failure-alert.module.css';

export interface FailureAlertProps {
  message: string;
  /** What can be done about it: a Retry, say. */
  children?: ReactNode;
}

/** Something failed. Said at once to whoever listens to the page. */
export function FailureAlert({ message, children }: FailureAlertProps) {
  return (
    <div className={styles.alert} role="alert">
      <p className={styles.message}>
        <CircleAlert />
        {message}
      </p>
      {children}
    </div>
  );
}
