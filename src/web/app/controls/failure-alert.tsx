import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

export interface FailureAlertProps {
  message: string;
  /** What the user can do about it, such as Retry. */
  children?: ReactNode;
}

/** An error message, announced to screen readers at once. */
export function FailureAlert({ message, children }: FailureAlertProps) {
  return (
    <div className="notice" data-tone="failed" role="alert">
      <CircleAlert />
      <p>{message}</p>
      {children}
    </div>
  );
}
