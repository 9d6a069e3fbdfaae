import { useCallback } from 'react';
import { defaultSourceName } from '#domain/sources/source-kind.ts';
import { useRoute } from '../api/use-route.ts';

/**
 * The accounts and imports that have reviews, and the name of each.
 *
 * @param enabled false where no source is shown: then they are not requested, and names are the default ones
 */
export function useSources({ enabled = true } = {}) {
  const sources = useRoute('GET /sources/names', {}, { enabled }).data?.sources;
  const nameOf = useCallback(
    (source: string) => sources?.find((each) => each.source === source)?.name ?? defaultSourceName(source),
    [sources],
  );
  return { sources: sources ?? [], nameOf };
}
