import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { defaultSourceName } from '#domain/sources/source-kind.ts';
import { sourceNamesQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';

/** The accounts and imports that have reviews, and the name of each. */
export function useSources() {
  const { client } = useAppContext();
  const sources = useQuery(sourceNamesQuery(client)).data?.sources;
  const nameOf = useCallback(
    (source: string) => sources?.find((each) => each.source === source)?.name ?? defaultSourceName(source),
    [sources],
  );
  return { sources: sources ?? [], nameOf };
}
