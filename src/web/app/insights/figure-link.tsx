import type { ReactNode } from 'react';
import type { Figure } from '#contract/insights/insights.ts';
import { PageLink } from '../controls/page-link.tsx';
import { figureCopy } from './copy.ts';
import { changeOf, type FigureKind, formatValue, isSmall } from './figure-format.ts';
import styles from './insights.module.css';
import { rowsUrl } from './rows-url.ts';

export interface FigureLinkProps {
  figure: Figure;
  kind: FigureKind;
  /** How many reviews are behind the number; `figure.n` unless the number is a share. */
  base?: number;
  /** Instead of the value. */
  children?: ReactNode;
}

/** A number that leads to the reviews that it counts. It is marked where they are few. */
export function FigureLink({ figure, kind, base = figure.n, children }: FigureLinkProps) {
  const { value, n, query } = figure;
  const text = children ?? formatValue(kind, value);
  const few = isSmall(base) && kind !== 'count' && value !== null;
  if (n === 0)
    return (
      <span data-small={few} title={few ? figureCopy.few(base) : undefined}>
        {text}
      </span>
    );
  return (
    <PageLink
      href={rowsUrl(query)}
      className={`hit ${styles.figure}`}
      data-small={few}
      title={few ? figureCopy.few(base) : figureCopy.rows(n)}
    >
      {text}
    </PageLink>
  );
}

export interface ChangeMarkProps extends Pick<FigureLinkProps, 'figure' | 'kind'> {
  /** The direction of an improvement; without it, a change is neither better nor worse. */
  better?: 'up' | 'down' | undefined;
}

/** The change from the previous period, and whether it is better or worse. */
export function ChangeMark({ figure, kind, better }: ChangeMarkProps) {
  const change = changeOf(kind, figure);
  if (change === null) return null;
  const { direction, amount, before } = change;
  const isJudged = better !== undefined && direction !== 'same';
  const verdict = isJudged ? (direction === better ? 'better' : 'worse') : undefined;
  return (
    <span className="note" data-verdict={verdict} title={figureCopy.before(before)}>
      <span aria-hidden="true">{figureCopy.change[direction](amount)}</span>
      <span className="visually-hidden">{figureCopy.spoken[direction](amount, before)}</span>
      {verdict && ` ${figureCopy.verdicts[verdict]}`}
    </span>
  );
}
