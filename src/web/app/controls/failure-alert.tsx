import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

export interface FailureAlertProps {
  message: string;
  /** The subject of the message, shown before it. */
  about?: string | undefined;
  /** What the user can do about it, such as Retry. */
  children?: ReactNode;
}

/** An error message, announced to screen readers at once. */
export function FailureAlert({ message, about, children }: FailureAlertProps) {
  return (
    <div className="notice" data-tone="failed" role="alert">
      <CircleAlert />
      <p>
        {about && <strong>{about}</strong>} {message}
      </p>
      {children}
    </div>
  );
}
