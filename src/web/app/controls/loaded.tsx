import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Spinner } from '#web/property/spinner.tsx';
import { Failure } from './failure-alert.tsx';

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  copy: { loading: string; loadFailed: string };
  children: (data: Data) => ReactNode;
}

/** What a query has loaded. Before it has, a spinner; after an error, the message with a button that tries again. */
export function Loaded<Data>({ query: { data, error, refetch }, copy, children }: LoadedProps<Data>) {
  return (
    <>
      <Failure error={error} text={copy.loadFailed} onRetry={refetch} />
      {data === undefined ? !error && <Spinner label={copy.loading} /> : children(data)}
    </>
  );
}
