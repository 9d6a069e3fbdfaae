import CircleAlert from 'lucide-react/icons/circle-alert';
import type { RatingDistribution as Counts } from '#contract/listings/rating-distribution.ts';
import { goodAndBad, type ShownCount, shareShown } from '#domain/listings/rating-distribution.ts';
import { WAITING_DAYS } from '#domain/listings/waiting-times.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { distributionCopy as copy, waitingCopy } from './copy.ts';
import styles from './property.module.css';

/** How many reviews of each star rating guests see, with a warning if the bad ones are mostly hidden. */
export function RatingDistribution({ listingId }: { listingId: number }) {
  const { data, error } = useRoute('GET /listings/:id/shown', { params: { id: listingId } });
  return (
    <section
      className={`card ${styles.distribution}`}
      aria-labelledby="rating-distribution"
      aria-busy={!data && !error}
    >
      <h2 id="rating-distribution">{copy.heading}</h2>
      {/* No alert: the page itself has loaded. */}
      {error && <p>{messageOr(error, copy.failed)}</p>}
      {data && <Distribution counts={data} />}
      {data?.isLopsided && (
        <div className="notice" data-tone="waiting">
          <CircleAlert />
          <p>{copy.lopsided(goodAndBad(data.byStars))}</p>
        </div>
      )}
      {data && <WaitingTimes times={data.waiting} />}
    </section>
  );
}

function Distribution({ counts: { byStars, unrated } }: { counts: Counts }) {
  const longest = Math.max(1, unrated.published, ...byStars.map(({ published }) => published));
  return (
    <table className="data-table">
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{copy.rating}</th>
          <th scope="col" colSpan={2}>
            {copy.shown}
          </th>
          <th scope="col">{copy.share}</th>
        </tr>
      </thead>
      <tbody>
        {byStars.map((count) => (
          <Bar key={count.stars} name={copy.stars(count.stars)} count={count} longest={longest} />
        ))}
        {unrated.published > 0 && <Bar name={copy.unrated} count={unrated} longest={longest} />}
      </tbody>
    </table>
  );
}

/** The length of a bar is the number of reviews; the filled part is the number of public ones. */
function Bar({ name, count, longest }: { name: string; count: ShownCount; longest: number }) {
  const { published, shown } = count;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="wide">
        <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.published} width={(100 * published) / longest} height="8" />
          <rect className={styles.shown} width={(100 * shown) / longest} height="8" />
        </svg>
      </td>
      <td className="number">{copy.count(shown, published)}</td>
      <td className="number">{published > 0 && copy.percent(shareShown(count))}</td>
    </tr>
  );
}

const SIDES = ['low', 'high'] as const;

/** How long reviews of low and of high ratings wait for a decision, with a warning if the low ones wait longer. */
function WaitingTimes({ times }: { times: Counts['waiting'] }) {
  return (
    <>
      <h3>{waitingCopy.heading}</h3>
      <table className="data-table">
        <caption className="note">{waitingCopy.caption(WAITING_DAYS)}</caption>
        <thead>
          <tr>
            <th scope="col">{waitingCopy.rating}</th>
            <th scope="col">{waitingCopy.median}</th>
            <th scope="col">{waitingCopy.waiting}</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => {
            const { medianHours, oldestHours, waiting } = times[side];
            return (
              <tr key={side}>
                <th scope="row">{waitingCopy.sides[side]}</th>
                <td>{medianHours === null ? waitingCopy.none : waitingCopy.time(medianHours)}</td>
                <td>
                  {oldestHours === null
                    ? waiting
                    : waitingCopy.oldest(waiting, waitingCopy.time(oldestHours))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {times.isLowSlower && (
        <div className="notice" data-tone="waiting">
          <CircleAlert />
          <p>{waitingCopy.lowSlower}</p>
        </div>
      )}
    </>
  );
}
