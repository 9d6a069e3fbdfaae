import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { routePath } from '#contract/route-path.ts';
import type { Inspection } from '#contract/sources/file-mapping.ts';
import { changesIds, type FileMapping, missingParts } from '#domain/sources/file-mapping.ts';
import { callUrl } from '#web/app/api/request.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { upload } from './upload.ts';

/** Bytes that are sent to recognize a file. */
const HEAD_BYTES = 128 * 1024;
const KEY = 'inspection';

interface ChosenFile {
  file: File;
  /** Distinguishes files of the same name. */
  number: number;
}

/** The chosen file, what the server sees in it, and what its columns are: as the server says, or as a person changes it. */
export function useMapping(listingId: number | undefined) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [edited, setEdited] = useState<FileMapping | null>(null);
  const files = useRef(0);
  const inspection = useInspection(chosen, edited, listingId);
  const queryClient = useQueryClient();
  const inspected = inspection.data ?? null;
  const forgetting = useSend('DELETE /reviews/import/mappings/:id', {
    onSuccess: () => setEdited(null),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
  const value = edited ?? inspected?.mapping ?? null;
  const isEditing = edited !== null || (inspected !== null && isOpen(inspected));

  return {
    file: chosen?.file ?? null,
    choose: (file: File | null) => {
      files.current += 1;
      setChosen(file && { file, number: files.current });
      setEdited(null);
    },
    inspected,
    isInspecting: inspection.isFetching,
    failure: inspection.error ?? forgetting.error,
    mapping: { value, toSend: inspected && isKnownToServer(inspected, edited) ? null : value },
    isEditing,
    missing: value ? missingParts(value, listingId !== undefined) : [],
    addsAgain: Boolean(value && inspected?.remembered && changesIds(inspected.remembered.mapping, value)),
    edit: setEdited,
    forget: (id: number) => forgetting.mutate({ params: { id } }),
  };
}

/** Whether a person must look at the mapping. The property is chosen outside of it. */
function isOpen({ format, origin, missing }: Inspection): boolean {
  return format === 'columns' && (origin === 'guessed' || missing.some((part) => part !== 'listing'));
}

/** Whether an import without a mapping reads the file in this way. */
function isKnownToServer({ format, origin, mapping }: Inspection, edited: FileMapping | null): boolean {
  if (format !== 'columns') return true;
  if (edited !== null) return false;
  // The known export is read with plain dates.
  return origin === 'remembered' || (origin === 'known' && mapping?.dateFormat === 'plain');
}

/** What the server sees in a file with the mapping that a person has chosen; null for the server's. */
function useInspection(
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
