import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import type { QuarantinedRow } from '#contract/sources/quarantined-rows.ts';
import { exactTime } from '#domain/dates.ts';
import { UNNAMED_GUEST } from '#domain/guests/guest.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { listingsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { ListingCombobox } from '#web/app/controls/listing-combobox.tsx';
import { quarantineCopy } from '../copy.ts';
import styles from '../sync.module.css';

export interface QuarantinedRowCardProps {
  row: QuarantinedRow;
  listings: readonly Listing[];
  /** A row is being assigned; only one can be at a time. */
  isBusy: boolean;
  isAssigning: boolean;
  error: Error | null;
  onAssign: (listingId: number) => void;
}

export function QuarantinedRowCard({ row, ...form }: QuarantinedRowCardProps) {
  const { config } = useAppContext();
  const heading = useId();
  const { guest, text, listing } = previewOf(row);
  const canAssign = row.reason === 'unknown-listing';
  const upstreamListing = /^listing ([\w-]+)$/.exec(row.detail)?.[1];
  return (
    <li>
      <article className={`card ${styles.row}`} aria-labelledby={heading}>
        <div className="stack-tiny">
          <span className="chip" data-tone={canAssign ? 'waiting' : 'failed'}>
            {canAssign ? quarantineCopy.unknownListing : quarantineCopy.notUnderstood}
          </span>
          <h3 id={heading} dir="auto">
            {guest || quarantineCopy.noGuest}
            {listing && <span className="quiet"> · {listing}</span>}
          </h3>
          {(text !== '' || row.review !== null) && (
            <p className={text === '' ? 'quiet' : 'written'} dir="auto">
              {text || quarantineCopy.noText}
            </p>
          )}
          <p className="note">{reasonOf(row, upstreamListing)}</p>
        </div>
        {canAssign && (
          <AssignForm
            {...form}
            suggested={listing}
            helpText={upstreamListing === undefined ? quarantineCopy.scopeOne : quarantineCopy.scopeAll}
          />
        )}
        <div className={`note stack-tiny ${styles.below}`}>
          <details>
            <summary>{quarantineCopy.raw}</summary>
            <pre>{JSON.stringify(row.raw, null, 2)}</pre>
          </details>
          <p>
            {quarantineCopy.firstSeen}{' '}
            <time dateTime={row.firstSeen}>{exactTime(new Date(row.firstSeen), config.timeZone)}</time>
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

interface AssignFormProps extends Omit<QuarantinedRowCardProps, 'row'> {
  /** The listing name in the row; a listing with exactly that name is preselected. */
  suggested: string;
  helpText: string;
}

function AssignForm(props: AssignFormProps) {
  const { listings, suggested, helpText, isBusy, isAssigning, error, onAssign } = props;
  const [chosen, setChosen] = useState<number>();
  const found = useQuery(listingsQuery(useAppContext().client, suggested)).data?.listings ?? [];
  const value = chosen ?? found.find(({ name }) => name === suggested)?.id;
  return (
    <form
      className="stack-small"
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== undefined && !isBusy) onAssign(value);
      }}
    >
      <ListingCombobox
        label={quarantineCopy.listing}
        placeholder={quarantineCopy.chooseListing}
        noMatch={quarantineCopy.noSuchListing}
        listings={[...listings, ...found]}
        value={value}
        onChange={setChosen}
        error={error && messageOr(error, quarantineCopy.assignFailed)}
      />
      <Button type="submit" disabled={value === undefined || isBusy} aria-busy={isAssigning}>
        {isAssigning ? quarantineCopy.assigning : quarantineCopy.assign}
      </Button>
      <p className="note">{helpText}</p>
    </form>
  );
}

/** What identifies the review of a row for a person; empty if the row has none. */
interface RowPreview {
  guest: string;
  text: string;
  listing: string;
}

const MAX_TEXT_LENGTH = 280;

/** Without a review in it, a row may be any JSON value; what common names of fields say is shown. */
export function previewOf({ raw, review }: Pick<QuarantinedRow, 'raw' | 'review'>): RowPreview {
  const text = review?.reviewText ?? textIn(raw, 'publicReview');
  const guest = review?.guestName ?? (textIn(raw, 'reviewerName') || textIn(raw, 'guestName'));
  return {
    guest: guest === UNNAMED_GUEST ? '' : guest,
    text: text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).trimEnd()}…` : text,
    listing: textIn(raw, 'listingName'),
  };
}

function textIn(raw: unknown, field: string): string {
  if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, field)) return '';
  const value = (raw as Record<string, unknown>)[field];
  return typeof value === 'string' ? value.trim() : '';
}
