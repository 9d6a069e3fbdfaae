/** How near, in pixels, it may come: it grows when a reason could not be kept. */
const NEAR = 24;

/** Moves the prompt to the head of the window if at the foot it would lie over the button that was pressed. */
export function keepClear(prompt: HTMLElement | null): void {
  const pressed = prompt?.parentElement?.querySelector('button');
  if (!prompt || !pressed) return;
  const [own, its] = [prompt.getBoundingClientRect(), pressed.getBoundingClientRect()];
  const isBeside = own.right < its.left || its.right < own.left;
  prompt.dataset.place = isBeside || its.bottom < own.top - NEAR ? 'foot' : 'head';
}
