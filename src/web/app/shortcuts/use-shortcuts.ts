import { useLayoutEffect, useRef } from 'react';
import { registerShortcuts, type Shortcuts } from './shortcuts.ts';

/**
 * Offers single keys while the component is mounted, and lists them in the help dialog. They never run with a modifier,
 * while typing or below a dialog, and a switch turns all of them off.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  // A layout effect, so that keys work as soon as the content is visible.
  useLayoutEffect(() => registerShortcuts(latest), []);
}
