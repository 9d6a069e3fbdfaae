/** In pixels: between hint and control, and between hint and window. */
const GAP = 6;
const EDGE = 8;

/** Puts a hint beside its control, where `data-hint-side` wants it if there is room. */
export function placeHint(hint: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = hint;
  const isLeft = anchor.dataset.hintSide === 'left' && at.left - width - GAP >= EDGE;
  const left = isLeft ? at.left - width - GAP : at.left + (at.width - width) / 2;
  const above = at.top - height - GAP;
  const outside = above >= EDGE ? above : at.bottom + GAP;
  const top = isLeft ? at.top + (at.height - height) / 2 : outside;
  hint.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`;
  hint.style.top = `${top}px`;
}
