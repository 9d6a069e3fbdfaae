import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { isOutage, messageOr } from '../api/api-error.ts';
import { useOutageEnd } from '../api/use-outage-end.ts';
import { Button } from './button.tsx';
import { controlCopy } from './copy.ts';

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

export interface FailureProps {
  error: unknown;
  /** The message of an error that has none. */
  text: string;
  onRetry?: () => unknown;
}

/** The message of an error, with a button that tries again, also by itself after an outage; nothing without an error. */
export function Failure({ error, text, onRetry }: FailureProps) {
  if (!error) return null;
  return (
    <FailureAlert message={messageOr(error, text)}>
      {onRetry && <RetryButton error={error} onRetry={onRetry} />}
    </FailureAlert>
  );
}

function RetryButton({ error, onRetry }: Required<Omit<FailureProps, 'text'>>) {
  useOutageEnd(isOutage(error), onRetry);
  return <Button onClick={() => void onRetry()}>{controlCopy.retry}</Button>;
}
