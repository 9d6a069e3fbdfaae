export type HintSide = 'above' | 'left';

/**
 * For a control that shows no word: its name, and the same name as a hint to whoever points at it or comes by keyboard.
 * The hint says nothing that the name does not, so nobody who listens to the page has to hear it.
 */
export function hint(name: string, side: HintSide = 'above') {
  return { 'aria-label': name, 'data-hint': name, 'data-hint-side': side };
}
