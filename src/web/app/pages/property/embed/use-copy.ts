import { useRef, useState } from 'react';

/** Copies a text that stands in a field; where the browser does not allow that, selects it for the keyboard. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Plain http, or a reader who said no: they can still do it by hand.
      field.current?.focus();
      field.current?.select();
      setOutcome('selected');
    }
  }

  return { outcome, copy, field };
}
