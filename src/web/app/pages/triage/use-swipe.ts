import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Pixels. A shorter movement snaps back. */
const DISTANCE = 96;

export interface SwipeOptions {
  onRight: () => void;
  onLeft: () => void;
}

/** Follows a finger that moves an element sideways, and acts when it has moved far enough. */
export function useSwipe({ onRight, onLeft }: SwipeOptions): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);

  const begin = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType === 'touch' && event.isPrimary) start.current = event.clientX;
  });
  const move = useEffectEvent((event: PointerEvent) => {
    if (start.current === null || !ref.current) return;
    ref.current.style.translate = `${event.clientX - start.current}px`;
  });
  const end = useEffectEvent((event: PointerEvent) => {
    if (start.current === null) return;
    const moved = event.clientX - start.current;
    start.current = null;
    if (ref.current) ref.current.style.translate = '';
    // The browser took the gesture over, for example to scroll.
    if (event.type === 'pointercancel') return;
    if (moved > DISTANCE) onRight();
    else if (moved < -DISTANCE) onLeft();
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // On the window, because the element is replaced with each review.
    addEventListener(
      'pointerdown',
      (event) => event.target instanceof Node && ref.current?.contains(event.target) && begin(event),
      { signal },
    );
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
    return () => stop.abort();
  }, []);
  return ref;
}
