import { useEffect, useRef, useState } from 'react';
import { routePath } from '#contract/route-path.ts';
import type { ImportResult } from '#contract/sources/review-files.ts';
import type { FileMapping } from '#domain/sources/file-mapping.ts';
import { MAX_IMPORT_BYTES } from '#domain/sources/review-files.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { callUrl } from '#web/app/api/request.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { importCopy } from './copy.ts';
import { upload } from './upload.ts';

interface ImportRequest {
  file: File;
  listingId: number | undefined;
  source: string;
  /** Null if the file or the server knows what its columns are. */
  mapping: FileMapping | null;
}

export type ImportStep =
  | { kind: 'running'; isCheck: boolean; name: string; sent: number }
  | { kind: 'done'; isCheck: boolean; name: string; result: ImportResult }
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled'; isCheck: boolean };

/** Checks and imports a file. Leaving the page cancels. */
export function useImport() {
  const { config, onSignedOut, queryClient } = useAppContext();
  const [step, setStep] = useState<ImportStep | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start({ file, listingId, source, mapping }: ImportRequest, isCheck: boolean) {
    const { name } = file;
    if (file.size > MAX_IMPORT_BYTES) {
      setStep({ kind: 'failed', message: importCopy.tooLarge(name) });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    const show = (next: ImportStep) => {
      if (running.current === controller) setStep(next);
    };
    show({ kind: 'running', isCheck, name, sent: 0 });
    try {
      const result = await upload<ImportResult>({
        url: callUrl(config.apiBase, routePath('POST /reviews/import'), {
          name,
          dryRun: isCheck || undefined,
          listingId,
          source: source.trim(),
          mapping: mapping && JSON.stringify(mapping),
        }),
        file,
        signal: controller.signal,
        onProgress: (sent) => show({ kind: 'running', isCheck, name, sent }),
        onUnauthenticated: onSignedOut,
      });
      show({ kind: 'done', isCheck, name, result });
    } catch (error) {
      const { aborted } = controller.signal;
      const message = messageOr(error, importCopy.failed);
      show(aborted ? { kind: 'cancelled', isCheck } : { kind: 'failed', message });
    } finally {
      if (!isCheck) void queryClient.invalidateQueries();
    }
  }

  const cancel = () => running.current?.abort();

  function reset(): void {
    running.current = null;
    setStep(null);
  }

  return { step, start, cancel, reset };
}
