import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { defaultSourceName } from '#domain/sources/source-kind.ts';
import { sourceNamesQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';

/**
 * The accounts and imports that have reviews, and the name of each.
 *
 * @param enabled false where no source is shown: then they are not requested, and names are the default ones
 */
export function useSources({ enabled = true } = {}) {
  const { client } = useAppContext();
  const sources = useQuery({ ...sourceNamesQuery(client), enabled }).data?.sources;
  const nameOf = useCallback(
    (source: string) => sources?.find((each) => each.source === source)?.name ?? defaultSourceName(source),
    [sources],
  );
  return { sources: sources ?? [], nameOf };
}
