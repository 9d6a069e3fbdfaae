import { useId } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import type { QuarantinedRow } from '#contract/sources/quarantined-rows.ts';
import { exactTime } from '#domain/dates.ts';
import { quarantineCopy } from '../copy.ts';
import styles from '../sync.module.css';
import { AssignForm } from './assign-form.tsx';
import { previewOf } from './row-preview.ts';

export interface Assignment {
  key: string;
  listingId: number;
}

export interface QuarantinedRowCardProps {
  row: QuarantinedRow;
  listings: readonly Listing[];
  timeZone: string;
  /** A row is being assigned; only one can be at a time. */
  isBusy: boolean;
  isAssigning: boolean;
  error: Error | null;
  onAssign: (assignment: Assignment) => void;
}

/** One quarantined row: the review, the reason and the form to assign a listing. */
export function QuarantinedRowCard({ row, listings, timeZone, onAssign, ...state }: QuarantinedRowCardProps) {
  const heading = useId();
  const { guest, text, listing } = previewOf(row.raw);
  const canAssign = row.reason === 'unknown-listing';
  const upstreamListing = /^listing (\d+)$/.exec(row.detail)?.[1];
  return (
    <li>
      <article className={`card ${styles.row}`} aria-labelledby={heading}>
        <div className={styles.about}>
          <p className="chip" data-tone={canAssign ? 'waiting' : 'failed'}>
            {canAssign ? quarantineCopy.unknownListing : quarantineCopy.notUnderstood}
          </p>
          <h3 id={heading} dir="auto">
            {guest || quarantineCopy.noGuest}
            {listing && <span> · {listing}</span>}
          </h3>
          <p data-empty={text === ''} dir="auto">
            {text || quarantineCopy.noText}
          </p>
          <p className="note">{reasonOf(row, upstreamListing)}</p>
        </div>
        {canAssign && (
          <AssignForm
            {...state}
            listings={listings}
            suggested={listing}
            helpText={upstreamListing === undefined ? quarantineCopy.scopeOne : quarantineCopy.scopeAll}
            onAssign={(listingId) => onAssign({ key: row.key, listingId })}
          />
        )}
        <div className={`row note ${styles.below}`}>
          <details className={styles.raw}>
            <summary>{quarantineCopy.raw}</summary>
            <pre>{JSON.stringify(row.raw, null, 2)}</pre>
          </details>
          <p>
            {quarantineCopy.firstSeen}{' '}
            <time dateTime={row.firstSeen}>{exactTime(new Date(row.firstSeen), timeZone)}</time>
          </p>
        </div>
      </article>
    </li>
  );
}

function reasonOf({ reason, detail }: QuarantinedRow, upstreamListing: string | undefined): string {
  if (reason !== 'unknown-listing') return quarantineCopy.problem(detail);
  return upstreamListing === undefined ? quarantineCopy.noListing : quarantineCopy.ofListing(upstreamListing);
}
