import { useId } from 'react';
import styles from './insights.module.css';

export interface ShareBarProps {
  /** The length, from 0 to 1. */
  share: number;
  series: 'plain' | 'positive' | 'negative';
  /** Whether it is of so few reviews that it is hatched. */
  isSmall: boolean;
  /** Whether it grows to the left. */
  isReversed?: boolean;
}

const LENGTH = 200;
const HEIGHT = 12;

/** A bar of a table; the number is beside it. */
export function ShareBar({ share, series, isSmall, isReversed = false }: ShareBarProps) {
  const hatching = useId();
  const width = LENGTH * share;
  return (
    <svg
      className={styles.shareBar}
      data-series={series}
      viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {isSmall && <Hatching id={hatching} />}
      <rect
        x={isReversed ? LENGTH - width : 0}
        width={width}
        height={HEIGHT}
        fill={isSmall ? `url(#${hatching})` : 'currentColor'}
        className={styles.bar}
      />
    </svg>
  );
}

/** What bars of few reviews are filled with. */
export function Hatching({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2.5" height="5" fill="currentColor" />
    </pattern>
  );
}
