import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Spinner } from '#web/property/spinner.tsx';
import { messageOr } from '../api/api-error.ts';
import { Button } from './button.tsx';
import { FailureAlert } from './failure-alert.tsx';

const RETRY = 'Retry';

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  copy: { loading: string; loadFailed: string };
  children: (data: Data) => ReactNode;
}

/** What a query has loaded. Before it has, a spinner; after an error, the message with a button that tries again. */
export function Loaded<Data>({ query: { data, error, refetch }, copy, children }: LoadedProps<Data>) {
  return (
    <>
      {error && (
        <FailureAlert message={messageOr(error, copy.loadFailed)}>
          <Button onClick={() => void refetch()}>{RETRY}</Button>
        </FailureAlert>
      )}
      {data === undefined ? !error && <Spinner label={copy.loading} /> : children(data)}
    </>
  );
}
