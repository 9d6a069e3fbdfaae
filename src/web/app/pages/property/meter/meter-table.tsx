import type { StarMeter } from '#contract/star-meter.ts';
import { type ShownCount, shareShown } from '#domain/star-meter.ts';
import { meterCopy } from '../copy.ts';
import styles from './meter.module.css';

/** One line for each star: how many reviews there are, and how many of them guests see. */
export function MeterTable({ meter }: { meter: StarMeter }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{meterCopy.caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{meterCopy.rating}</th>
          <th scope="col">{meterCopy.shown}</th>
          <th scope="col">{meterCopy.share}</th>
        </tr>
      </thead>
      <tbody>
        {meter.byStars.map((count) => (
          <Line key={count.stars} name={meterCopy.stars(count.stars)} count={count} most={mostOf(meter)} />
        ))}
        {meter.unrated.published > 0 && (
          <Line name={meterCopy.unrated} count={meter.unrated} most={mostOf(meter)} />
        )}
      </tbody>
    </table>
  );
}

/** The bar is as long as there are reviews, and filled as far as they are shown. */
function Line({ name, count, most }: { name: string; count: ShownCount; most: number }) {
  const { published, shown } = count;
  return (
    <tr data-empty={published === 0}>
      <th scope="row">{name}</th>
      <td>
        <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.all} width={(100 * published) / most} height="8" />
          <rect className={styles.seen} width={(100 * shown) / most} height="8" />
        </svg>
        {meterCopy.count(shown, published)}
      </td>
      <td>{published > 0 && meterCopy.percent(shareShown(count))}</td>
    </tr>
  );
}

function mostOf({ byStars, unrated }: StarMeter): number {
  return Math.max(1, unrated.published, ...byStars.map(({ published }) => published));
}
