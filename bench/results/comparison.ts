import type { CaseResult, Round } from '../turns.ts';
import { median } from './numbers.ts';

/** A case in the numbers that its budget is about. */
export interface Compared {
  perSecond: number;
  floorPerSecond: number | null;
  /** The median of the ratios of the rounds: the two of a round had the machine in the same state. */
  ratio: number | null;
  /** The lowest and the highest ratio of any round. */
  spread: [number, number] | null;
  medianMs: number;
  slowMs: number;
}

export function of(rounds: readonly Round[], key: keyof Round): number {
  return median(rounds.map((round) => round[key] ?? 0));
}

/** Of each size, the smallest first. */
export function compared({ sizes }: CaseResult): Compared[] {
  return sizes.map(({ product, floor }) => {
    const perSecond = of(product, 'perSecond');
    const floorPerSecond = floor.length > 0 ? of(floor, 'perSecond') : null;
    const ratios = product.map((round, turn) => round.perSecond / (floor[turn]?.perSecond ?? Number.NaN));
    return {
      perSecond,
      floorPerSecond,
      ratio: floorPerSecond === null ? null : median(ratios),
      spread: floorPerSecond === null ? null : [Math.min(...ratios), Math.max(...ratios)],
      medianMs: of(product, 'medianMs'),
      slowMs: of(product, 'slowMs'),
    };
  });
}

/** How many times as long an answer takes with most reviews as with fewest; null where there is one size only. */
export function growth(result: CaseResult): number | null {
  const all = compared(result);
  const [first, last] = [all[0], all.at(-1)];
  return !first || !last || first === last ? null : last.medianMs / first.medianMs;
}

/** Each part of the budget and whether it is met with most reviews. */
export function judged(result: CaseResult): { words: string; isMet: boolean }[] {
  const { ratio, growth: most, medianMs, perSecond } = result.measured.budget;
  const last = compared(result).at(-1);
  const grown = growth(result);
  if (!last) return [];
  return [
    ...(ratio !== undefined ? [{ words: `≥ ${ratio} × floor`, isMet: (last.ratio ?? 0) >= ratio }] : []),
    ...(most !== undefined && grown !== null ? [{ words: `growth ≤ ${most}`, isMet: grown <= most }] : []),
    ...(medianMs !== undefined ? [{ words: `≤ ${medianMs} ms`, isMet: last.medianMs <= medianMs }] : []),
    ...(perSecond !== undefined ? [{ words: `≥ ${perSecond}/s`, isMet: last.perSecond >= perSecond }] : []),
  ];
}
