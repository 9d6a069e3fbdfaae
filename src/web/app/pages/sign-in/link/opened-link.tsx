import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isOutage, messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { RouteButton } from '#web/app/controls/button-link.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { SignInScreen } from '../sign-in-screen.tsx';
import { linkCopy as copy } from './copy.ts';
import styles from './link.module.css';

export interface OpenedLinkProps<Data> {
  title: string;
  subtitle: (data: Data) => string;
  query: UseQueryResult<Data>;
  /** The page when the link is valid. */
  children: (data: Data) => ReactNode;
}

/** A link that is being checked, that is valid, or that does not work, with what to do. */
export function OpenedLink<Data>({ title, subtitle, query, children }: OpenedLinkProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <SignInScreen title={title} subtitle={data && subtitle(data)}>
      {error ? (
        <div className={`form ${styles.form}`}>
          <FailureAlert message={messageOr(error, copy.failed)}>
            {isOutage(error) && <Button onClick={() => void refetch()}>{copy.retry}</Button>}
          </FailureAlert>
          <p>
            <RouteButton to="/login" search={{}}>
              {copy.signIn}
            </RouteButton>
          </p>
        </div>
      ) : data ? (
        children(data)
      ) : (
        <Spinner label={copy.checking} />
      )}
    </SignInScreen>
  );
}

/** A link works once, so what it said is not read again. */
export const LINK_QUERY = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false } as const;
