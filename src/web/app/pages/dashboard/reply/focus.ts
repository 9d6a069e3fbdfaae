/** As a `ref`: what comes on the screen is where the keyboard is. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
