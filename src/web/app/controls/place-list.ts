/** In pixels: between field and list, between list and window, and how high a list grows. */
const GAP = 4;
const EDGE = 8;
const TALLEST = 320;

/**
 * Puts an open list below its field, or above it where there is more room. Both are measured in the part of the window
 * that is seen.
 */
export function placeList(list: HTMLElement, field: HTMLElement): void {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const { style } = list;
  style.minWidth = `${width}px`;
  style.maxHeight = `${TALLEST}px`;
  const seen = window.visualViewport;
  const from = seen?.offsetTop ?? 0;
  const below = from + (seen?.height ?? window.innerHeight) - bottom - GAP - EDGE;
  const above = top - from - GAP - EDGE;
  const isAbove = list.offsetHeight > below && above > below;
  const height = Math.min(list.offsetHeight, Math.max(0, isAbove ? above : below));
  style.maxHeight = `${height}px`;
  style.top = `${isAbove ? top - GAP - height : bottom + GAP}px`;
  style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - EDGE - list.offsetWidth))}px`;
}
