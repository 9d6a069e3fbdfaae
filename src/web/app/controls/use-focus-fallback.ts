import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus when the element that has it is removed, because it would fall to the start of the page. Call it in the
 * component whose rendering removes the element.
 *
 * @param within what contains the element; by default, it may be anywhere
 */
export function useFocusFallback(
  find: () => HTMLElement | null | undefined,
  within?: RefObject<Element | null>,
): void {
  // React removes the element only after rendering.
  const focused = document.activeElement;
  const isOurs = within === undefined || within.current?.contains(focused);
  useLayoutEffect(() => {
    if (!isOurs || focused?.isConnected || document.activeElement !== document.body) return;
    find()?.focus({ preventScroll: true });
  });
}
