import { useId } from 'react';
import type { HeldRow } from '#contract/held-rows.ts';
import type { Listing } from '#contract/listing.ts';
import { exactTime } from '#domain/dates.ts';
import { heldCopy } from '../copy.ts';
import { AssignForm } from './assign-form.tsx';
import { glimpseOf } from './glimpse.ts';
import styles from './held.module.css';
import type { Assignment } from './use-assign.ts';

export interface HeldRowCardProps {
  row: HeldRow;
  listings: readonly Listing[];
  timeZone: string;
  /** While any row is being assigned, no other can be. */
  isBusy: boolean;
  isAssigning: boolean;
  failure: Error | null;
  onAssign: (assignment: Assignment) => void;
}

/** One held row: why it waits, which review it is, and what can be done. */
export function HeldRowCard({ row, listings, timeZone, onAssign, ...state }: HeldRowCardProps) {
  const heading = useId();
  const { guest, text, listing } = glimpseOf(row.raw);
  const isPlaceable = row.reason === 'unknown-listing';
  const upstreamListing = /^listing (\d+)$/.exec(row.detail)?.[1];
  return (
    <li>
      <article className={styles.row} aria-labelledby={heading}>
        <div className={styles.what}>
          <p className={styles.reason} data-reason={row.reason}>
            {isPlaceable ? heldCopy.unknownListing : heldCopy.notUnderstood}
          </p>
          <h3 id={heading} dir="auto">
            {guest || heldCopy.noGuest}
            {listing && <span className={styles.listing}> · {listing}</span>}
          </h3>
          <p className={styles.text} data-empty={text === ''} dir="auto">
            {text || heldCopy.noText}
          </p>
          <p className={styles.why}>{whyOf(row, upstreamListing)}</p>
        </div>
        {isPlaceable && (
          <AssignForm
            {...state}
            listings={listings}
            suggested={listing}
            hint={upstreamListing === undefined ? heldCopy.reachOne : heldCopy.reach}
            onAssign={(listingId) => onAssign({ key: row.key, listingId })}
          />
        )}
        <div className={styles.below}>
          <details className={styles.raw}>
            <summary>{heldCopy.raw}</summary>
            <pre>{JSON.stringify(row.raw, null, 2)}</pre>
          </details>
          <p className={styles.seen}>
            {heldCopy.firstSeen}{' '}
            <time dateTime={row.firstSeen}>{exactTime(new Date(row.firstSeen), timeZone)}</time>
          </p>
        </div>
      </article>
    </li>
  );
}

function whyOf({ reason, detail }: HeldRow, upstreamListing: string | undefined): string {
  if (reason !== 'unknown-listing') return heldCopy.problem(detail);
  return upstreamListing === undefined ? heldCopy.noListing : heldCopy.ofListing(upstreamListing);
}
