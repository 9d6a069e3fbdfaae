export type TooltipSide = 'above' | 'left';

/**
 * Props for a control without visible text: its accessible name, and the same name as a tooltip on hover and on
 * keyboard focus. The tooltip adds nothing to the name, so screen readers need not announce it.
 */
export function tooltip(name: string, side: TooltipSide = 'above') {
  return { 'aria-label': name, 'data-tooltip': name, 'data-tooltip-side': side };
}
