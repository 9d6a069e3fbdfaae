import type { ReactNode } from 'react';
import styles from './failure-alert.module.css';
import { AlertIcon } from './icons.tsx';

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
        <AlertIcon />
        {message}
      </p>
      {children}
    </div>
  );
}
