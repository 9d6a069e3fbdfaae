import { useQuery, useQueryClient } from '@tanstack/react-query';
import { routePath } from '#contract/route-path.ts';
import type { Inspection } from '#contract/sources/file-mapping.ts';
import type { FileMapping } from '#domain/sources/file-mapping.ts';
import { callUrl } from '#web/app/api/request.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { upload } from './upload.ts';

/** Bytes that are sent to recognize a file. */
const HEAD_BYTES = 128 * 1024;
const KEY = 'inspection';

export interface ChosenFile {
  file: File;
  /** Distinguishes files of the same name. */
  number: number;
}

/** What the server sees in a file with the mapping that a person has chosen; null for the server's. */
export function useInspection(
  chosen: ChosenFile | null,
  mapping: FileMapping | null,
  listingId: number | undefined,
) {
  const { config, onSignedOut } = useAppContext();
  // The preview does not depend on the source, which is typed letter by letter.
  const asked = mapping && { ...mapping, source: '' };
  return useQuery({
    queryKey: [KEY, chosen?.number, asked, listingId],
    queryFn: ({ signal }) => {
      const file = chosen?.file ?? new File([], '');
      return upload<Inspection>({
        url: callUrl(config.apiBase, routePath('POST /reviews/import/inspect'), {
          name: file.name,
          size: file.size,
          listingId,
          mapping: asked && JSON.stringify(asked),
        }),
        file: file.slice(0, HEAD_BYTES),
        signal,
        onUnauthenticated: onSignedOut,
      });
    },
    enabled: chosen !== null,
    placeholderData: (previous, query) => (query?.queryKey[1] === chosen?.number ? previous : undefined),
    retry: false,
    gcTime: 0,
  });
}

/** Inspects again after a mapping was forgotten or remembered. */
export function useReinspect(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [KEY] });
}
