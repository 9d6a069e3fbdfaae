import { useRef, useState } from 'react';
import type { Inspection } from '#contract/sources/file-mapping.ts';
import { type FileMapping, missingParts } from '#domain/sources/file-mapping.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { type ChosenFile, useInspection, useReinspect } from './use-inspection.ts';

/** The chosen file, what the server sees in it, and what its columns are: as the server says, or as a person changes it. */
export function useMapping(listingId: number | undefined) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [edited, setEdited] = useState<FileMapping | null>(null);
  const files = useRef(0);
  const inspection = useInspection(chosen, edited, listingId);
  const reinspect = useReinspect();
  const inspected = inspection.data ?? null;
  const forgetting = useSend('DELETE /reviews/import/mappings/:id', {
    onSuccess: () => setEdited(null),
    onSettled: reinspect,
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
