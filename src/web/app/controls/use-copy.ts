import { type RefObject, useState } from 'react';

/** Copies a text. If the browser refuses, it selects the text in its field, if it has one, so that the user can copy it. */
export function useCopy(field?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  async function copyText(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The clipboard needs HTTPS and the user's permission.
      field?.current?.focus();
      field?.current?.select();
      setOutcome('refused');
    }
  }
  return [outcome, copyText] as const;
}
