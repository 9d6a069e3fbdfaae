import type { ReactNode } from 'react';
import type { BulkResult } from '#contract/decisions/bulk.ts';
import type { BulkAction } from '#domain/decisions/bulk.ts';
import { formatNumber } from '#domain/format-number.ts';
import styles from './bulk.module.css';
import { bulkCopy } from './copy.ts';

export interface BulkSummaryProps {
  action: BulkAction;
  /** Of a dry run. */
  result: BulkResult;
}

/** What an action would change, in numbers and with a few of the reviews. */
export function BulkSummary({ action, result }: BulkSummaryProps): ReactNode {
  const { changed, becomePublic, stopBeingPublic, preview } = result;
  const places = preview?.properties ?? 0;
  const facts = [
    ...(changed === 0 ? [bulkCopy.nothing] : []),
    ...(becomePublic > 0 ? [bulkCopy.becomePublic(becomePublic, places)] : []),
    ...(changed > becomePublic ? [bulkCopy.changed(changed - becomePublic, places)] : []),
    ...(stopBeingPublic > 0 ? [bulkCopy.stopBeingPublic(stopBeingPublic)] : []),
    ...refusals(result),
  ];
  const warned = action === 'approve' ? (preview?.warned ?? []) : [];
  return (
    <>
      {warned.length > 0 && (
        <ul className="notice" data-tone="waiting">
          {warned.map(({ channel, count }) => (
            <li key={channel}>{bulkCopy.warned(count, channel)}</li>
          ))}
        </ul>
      )}
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {preview && changed > 0 && (
        <>
          <dl className={`row ${styles.stars}`} aria-label={bulkCopy.byStars}>
            {preview.byStars.map(({ stars, count }) => (
              <div key={stars}>
                <dt>{bulkCopy.stars(stars)}</dt>
                <dd>{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.sample} aria-label={bulkCopy.sample}>
            {preview.sample.map(({ id, guestName, listingName, reviewText, rating }) => (
              <li key={id}>
                <p className={styles.quote} dir="auto">
                  {reviewText.trim() || (action === 'assign' ? '' : bulkCopy.noText)}
                </p>
                <p className="note">
                  {rating !== null && `★ ${rating.toFixed(1)} · `}
                  <bdi>{guestName}</bdi> · {listingName}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** One line for each reason. The server names up to 1,000 refused reviews. */
function refusals({ refused, refusedCount }: BulkResult): string[] {
  const byReason = Map.groupBy(refused, ({ reason }) => reason);
  const lines = [...byReason].map(([reason, all]) => bulkCopy.refused(all.length, reason));
  const more = refusedCount - refused.length;
  return more > 0 ? [...lines, bulkCopy.moreRefused(more)] : lines;
}
