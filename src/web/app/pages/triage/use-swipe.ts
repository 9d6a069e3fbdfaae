import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Pixels. A shorter movement snaps back. */
const DISTANCE = 96;

export interface SwipeOptions {
  onRight: () => void;
  onLeft: () => void;
}

interface Swipe {
  x: number;
  y: number;
  /** Undefined until the finger has moved. A vertical movement scrolls. */
  isHorizontal?: boolean;
}

/** Follows a finger that moves an element sideways, and acts when it has moved far enough. */
export function useSwipe({ onRight, onLeft }: SwipeOptions): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const swipe = useRef<Swipe | null>(null);

  const act = useEffectEvent((moved: number) => {
    if (moved > DISTANCE) onRight();
    else if (moved < -DISTANCE) onLeft();
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const begin = ({ touches: [touch, second] }: TouchEvent) => {
      swipe.current = touch && !second ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!swipe.current || !touch) return;
      const moved = touch.clientX - swipe.current.x;
      swipe.current.isHorizontal ??= Math.abs(moved) > Math.abs(touch.clientY - swipe.current.y);
      if (!swipe.current.isHorizontal) return;
      // Otherwise Chromium takes the movement for a fling and ignores a tap that soon follows.
      event.preventDefault();
      element.style.translate = `${moved}px`;
    };
    const end = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      element.style.translate = '';
      if (event.type === 'touchend' && swipe.current?.isHorizontal && touch)
        act(touch.clientX - swipe.current.x);
      swipe.current = null;
    };
    element.addEventListener('touchstart', begin, { signal, passive: true });
    element.addEventListener('touchmove', move, { signal, passive: false });
    element.addEventListener('touchend', end, { signal });
    element.addEventListener('touchcancel', end, { signal });
    return () => stop.abort();
  }, []);
  return ref;
}
