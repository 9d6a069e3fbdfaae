import CircleAlert from 'lucide-react/icons/circle-alert';
import type { RatingDistribution } from '#contract/listings/rating-distribution.ts';
import { WAITING_DAYS } from '#domain/listings/waiting-times.ts';
import { waitingCopy as copy } from './copy.ts';

const SIDES = ['low', 'high'] as const;

/** How long reviews of low and of high ratings wait for a decision, with a warning if the low ones wait longer. */
export function WaitingTimes({ times }: { times: RatingDistribution['waiting'] }) {
  return (
    <>
      <h3>{copy.heading}</h3>
      <table className="data-table">
        <caption className="note">{copy.caption(WAITING_DAYS)}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.rating}</th>
            <th scope="col">{copy.median}</th>
            <th scope="col">{copy.waiting}</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => {
            const { medianHours, oldestHours, waiting } = times[side];
            return (
              <tr key={side}>
                <th scope="row">{copy.sides[side]}</th>
                <td>{medianHours === null ? copy.none : copy.time(medianHours)}</td>
                <td>{oldestHours === null ? waiting : copy.oldest(waiting, copy.time(oldestHours))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {times.isLowSlower && (
        <div className="notice" data-tone="waiting">
          <CircleAlert />
          <p>{copy.lowSlower}</p>
        </div>
      )}
    </>
  );
}
