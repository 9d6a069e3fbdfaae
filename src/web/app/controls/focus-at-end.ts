/** Focuses an element; in a text field the caret is behind the text, to go on writing. */
export function focusAtEnd(element: HTMLElement | null): void {
  element?.focus();
  if (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type === 'text')
  ) {
    element.setSelectionRange(element.value.length, element.value.length);
  }
}
