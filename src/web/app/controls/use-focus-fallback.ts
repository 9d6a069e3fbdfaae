import { useLayoutEffect } from 'react';

/**
 * Moves the focus when the element that has it is removed, because it would fall to the start of the page. Call it in the
 * component whose rendering removes the element.
 */
export function useFocusFallback(find: () => HTMLElement | null | undefined): void {
  // React removes the element only after rendering.
  const focused = document.activeElement;
  useLayoutEffect(() => {
    if (focused?.isConnected || document.activeElement !== document.body) return;
    find()?.focus({ preventScroll: true });
  });
}
