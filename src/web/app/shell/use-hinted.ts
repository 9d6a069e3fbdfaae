import { useEffect, useState } from 'react';

/** Milliseconds that a pointer rests on a control before its hint shows. */
const REST = 250;

/** The control whose hint is to be seen: one that a mouse rests on, or that the keyboard came to; Escape ends it. */
export function useHinted(): HTMLElement | null {
  const [hinted, setHinted] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next: HTMLElement | null = null;
    const show = (anchor: HTMLElement | null, rest = 0) => {
      if (anchor === next) return;
      next = anchor;
      clearTimeout(timer);
      if (anchor && rest > 0) timer = setTimeout(() => setHinted(anchor), rest);
      else setHinted(anchor);
    };
    const hide = () => show(null);
    const ended = new AbortController();
    const on: typeof document.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
    ) => document.addEventListener(type, listener, { signal: ended.signal, capture: true, passive: true });
    // A finger does not hover.
    on('pointerover', ({ target, pointerType }) => pointerType === 'mouse' && show(anchorOf(target), REST));
    on('focusin', ({ target }) => {
      const anchor = anchorOf(target);
      if (anchor?.matches(':focus-visible')) show(anchor);
    });
    on('focusout', ({ target }) => anchorOf(target) === next && hide());
    // The focus itself may have moved the page.
    on('scroll', () => !next?.matches(':focus-visible') && hide());
    on('pointerout', ({ relatedTarget, pointerType }) => {
      if (pointerType === 'mouse' && relatedTarget === null) hide();
    });
    on('keydown', ({ key }) => key === 'Escape' && hide());
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, []);
  return hinted;
}

function anchorOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
}
