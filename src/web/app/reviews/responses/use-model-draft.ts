import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DraftLine } from '#contract/responses/drafts.ts';
import { ApiError } from '#web/app/api/api-error.ts';
import { MESSAGES } from '#web/app/api/client.ts';
import { readLines } from '#web/app/api/read-lines.ts';
import { useAppContext } from '#web/app/app-context.ts';

/** Milliseconds; the server ends a request to the model before. */
const TIMEOUT = 200_000;

/** Lets the language model write a draft. What it has written so far is shown, and kept only if it is complete. */
export function useModelDraft(reviewId: number, onDraft: (text: string) => void) {
  const { client } = useAppContext();
  const controller = useRef<AbortController>(null);
  const [partial, setPartial] = useState<string | null>(null);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      controller.current = new AbortController();
      const { signal } = controller.current;
      let text = '';
      setPartial(text);
      const response = await client.open('POST /reviews/:id/draft', {
        params: { id: reviewId },
        signal,
        timeout: TIMEOUT,
      });
      for await (const line of readLines<DraftLine>(response)) {
        if ('draft' in line) return line.draft;
        text += line.text;
        setPartial(text);
      }
      throw new ApiError(MESSAGES.unreachable, null);
    },
    onSuccess: ({ text }) => onDraft(text),
    onSettled: () => setPartial(null),
  });
  const cancel = () => controller.current?.abort();
  // Also when the editor closes.
  useEffect(() => () => controller.current?.abort(), []);
  const isCancelled = controller.current?.signal.aborted ?? false;
  return {
    write: () => mutate(),
    cancel,
    partial,
    isPending,
    error: isCancelled ? null : error,
    draft: data,
  };
}
