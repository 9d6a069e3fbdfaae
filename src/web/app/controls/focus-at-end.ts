/** Focuses an element; in a text field, puts the caret after the text. */
export function focusAtEnd(element: HTMLElement | null): void {
  element?.focus();
  if (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type === 'text')
  ) {
    element.setSelectionRange(element.value.length, element.value.length);
  }
}
