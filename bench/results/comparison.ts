import type { CaseResult, Round } from '../rounds.ts';
import { median } from './numbers.ts';

/** A measurement that has no baseline. */
export interface Figure {
  name: string;
  /** For each size, the smallest first; null where it was not measured. */
  values: (string | null)[];
  budget: string | null;
  isMet: boolean | null;
}

export interface Comparison {
  perSecond: number;
  baselinePerSecond: number | null;
  /** The median of the ratios of the rounds: both runs of a round had the machine in the same state. */
  ratio: number | null;
  /** The lowest and the highest ratio. */
  spread: [number, number] | null;
  medianMs: number;
  slowMs: number;
}

export function medianOf(rounds: readonly Round[], key: keyof Round): number {
  return median(rounds.map((round) => round[key] ?? 0));
}

/** Product and baseline for each size, the smallest first. */
export function compare({ sizes }: CaseResult): Comparison[] {
  return sizes.map(({ product, baseline }) => {
    const hasBaseline = baseline.length > 0;
    const ratios = product.map(
      (round, index) => round.perSecond / (baseline[index]?.perSecond ?? Number.NaN),
    );
    return {
      perSecond: medianOf(product, 'perSecond'),
      baselinePerSecond: hasBaseline ? medianOf(baseline, 'perSecond') : null,
      ratio: hasBaseline ? median(ratios) : null,
      spread: hasBaseline ? [Math.min(...ratios), Math.max(...ratios)] : null,
      medianMs: medianOf(product, 'medianMs'),
      slowMs: medianOf(product, 'slowMs'),
    };
  });
}

/** The median time with the most reviews divided by that with the fewest; null where there is one size only. */
export function growth(result: CaseResult): number | null {
  const all = compare(result);
  const [first, last] = [all[0], all.at(-1)];
  return !first || !last || first === last ? null : last.medianMs / first.medianMs;
}

/** Each part of the budget and whether the largest database meets it. */
export function checkBudget(result: CaseResult): { text: string; isMet: boolean }[] {
  const { ratio, growth: maxGrowth, medianMs, perSecond } = result.measured.budget;
  const last = compare(result).at(-1);
  const grown = growth(result);
  if (!last) return [];
  return [
    ...(ratio !== undefined ? [{ text: `≥ ${ratio} × baseline`, isMet: (last.ratio ?? 0) >= ratio }] : []),
    ...(maxGrowth !== undefined && grown !== null
      ? [{ text: `growth ≤ ${maxGrowth}`, isMet: grown <= maxGrowth }]
      : []),
    ...(medianMs !== undefined ? [{ text: `≤ ${medianMs} ms`, isMet: last.medianMs <= medianMs }] : []),
    ...(perSecond !== undefined ? [{ text: `≥ ${perSecond}/s`, isMet: last.perSecond >= perSecond }] : []),
  ];
}

const MIN_MEAN_RATIO = 0.5;

/** The mean ratio of all lists with a baseline, which has a budget of its own. */
export function meanListRatio(results: readonly CaseResult[]): Figure[] {
  const lists = results
    .filter(({ measured }) => measured.group === 'list' && measured.baseline !== null)
    .map(compare);
  const means = (lists[0] ?? []).map((_, size) => {
    const ratios = lists.map((comparisons) => comparisons[size]?.ratio ?? 0);
    return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  });
  if (means.length === 0) return [];
  return [
    {
      name: 'mean ratio of the lists',
      values: means.map((mean) => mean.toFixed(2)),
      budget: `≥ ${MIN_MEAN_RATIO} × baseline`,
      isMet: (means.at(-1) ?? 0) >= MIN_MEAN_RATIO,
    },
  ];
}
