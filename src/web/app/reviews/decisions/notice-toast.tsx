import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '#web/app/controls/button.tsx';
import { failedCopy, undoCopy } from '../copy.ts';

/** Milliseconds after which a toast hides itself; a key and the history undo later. */
const SHOWN_FOR = 10_000;

export interface NoticeToastProps {
  /** Announced by screen readers; empty if nothing happened. */
  text: string;
  /** What the text is about; about something else, the same text is shown again after it was dismissed. */
  about?: unknown;
  /** Whether something else on the screen says the same. */
  isHidden?: boolean;
  /** Undefined if there is nothing to undo. */
  onUndo?: (() => void) | undefined;
}

/** Says what was done, with a button that takes it back. It never hides while it has the pointer or the focus. */
export function NoticeToast({ text, about = text, isHidden = false, onUndo }: NoticeToastProps) {
  const [dismissed, setDismissed] = useState<unknown>('');
  const toast = useRef<HTMLDivElement>(null);
  const isShown = text !== '' && !isHidden && dismissed !== about;
  useEffect(() => {
    // The same sentence may be true again.
    if (text === '') setDismissed('');
    if (!isShown) return;
    const timer = setInterval(() => {
      if (!toast.current?.matches(':hover, :focus-within')) setDismissed(about);
    }, SHOWN_FOR);
    return () => clearInterval(timer);
  }, [text, about, isShown]);
  return (
    <div ref={toast} className={isShown ? 'floating split' : 'visually-hidden'}>
      <p aria-live="polite">{text}</p>
      {isShown && (
        <>
          {onUndo && <Button onClick={onUndo}>{undoCopy.undo}</Button>}
          <IconButton aria-label={failedCopy.dismiss} onClick={() => setDismissed(about)}>
            <X />
          </IconButton>
        </>
      )}
    </div>
  );
}
