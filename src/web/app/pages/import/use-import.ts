import { useCallback, useEffect, useRef, useState } from 'react';
import { routePath } from '#contract/route-path.ts';
import type { ImportResult } from '#contract/sources/review-files.ts';
import { MAX_IMPORT_BYTES } from '#domain/sources/review-files.ts';
import { ApiError, messageOr } from '#web/app/api/api-error.ts';
import { dataOf, MESSAGES } from '#web/app/api/client.ts';
import { discardPrefetched } from '#web/app/api/prefetched.ts';
import { callUrl } from '#web/app/api/request.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { importCopy } from './copy.ts';

export interface ImportRequest {
  file: File;
  listingId: number | undefined;
  source: string;
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

  const start = useCallback(
    async ({ file, listingId, source }: ImportRequest, isCheck: boolean) => {
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
    },
    [config.apiBase, onSignedOut, queryClient],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  const reset = useCallback(() => {
    running.current = null;
    setStep(null);
  }, []);
  return { step, start, cancel, reset };
}

interface UploadOptions {
  url: string;
  file: Blob;
  signal: AbortSignal;
  /** Receives the sent part, from 0 to 1. */
  onProgress: (sent: number) => void;
  onUnauthenticated: () => void;
}

/**
 * Sends a file as the body of a call, with the messages of the client. It uses XMLHttpRequest, because `fetch` does not
 * report the progress of an upload.
 */
async function upload<Data>({ url, file, signal, onProgress, onUnauthenticated }: UploadOptions) {
  discardPrefetched();
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.withCredentials = true;
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.setRequestHeader('accept', 'application/json');
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
  request.onerror = () => reject(new ApiError(MESSAGES.unreachable, null));
  request.onabort = () => reject(signal.reason);
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(file);
  const response = await promise;
  if (response.status === 401) onUnauthenticated();
  return dataOf<Data>(response);
}
