import { formatNumber } from '#domain/format-number.ts';
import { propertyCopy } from '#web/property/copy.ts';
import { siteCopy } from './site-copy.ts';

/** The width of the SVG. Bars are SVG because the content security policy forbids inline styles. */
const FULL = 100;

/** The number of published reviews by stars, whether they are approved or not. */
export function StarCounts({ byStars }: { byStars: readonly number[] }) {
  const most = Math.max(...byStars);
  if (most === 0) return null;
  return (
    <table className="star-counts">
      <caption className="visually-hidden">{siteCopy.starCounts}</caption>
      <tbody>
        {byStars
          .map((count, index) => ({ stars: index + 1, count }))
          .reverse()
          .map(({ stars, count }) => (
            <tr key={stars}>
              <th scope="row" aria-label={propertyCopy.wholeStars(stars)}>
                {stars}
              </th>
              <td>
                <svg
                  className="star-bar"
                  aria-hidden="true"
                  viewBox={`0 0 ${FULL} 1`}
                  preserveAspectRatio="none"
                >
                  <rect className="stars-off" width={FULL} height="1" />
                  <rect className="stars-on" width={Math.ceil((count / most) * FULL)} height="1" />
                </svg>
              </td>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
