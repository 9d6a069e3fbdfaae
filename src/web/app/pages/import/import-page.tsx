import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { REVIEW_COLUMNS } from '#domain/reviews/review-columns.ts';
import { listingsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { RouteButton } from '#web/app/controls/button-link.tsx';
import { controlCopy } from '#web/app/controls/copy.ts';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import field from '#web/app/controls/field.module.css';
import { TextField } from '#web/app/controls/field.tsx';
import { ListingCombobox } from '#web/app/controls/listing-combobox.tsx';
import { Page } from '#web/app/shell/page.tsx';
import { importCopy as copy } from './copy.ts';
import styles from './import.module.css';
import { ImportOutcome } from './import-outcome.tsx';
import { useImport } from './use-import.ts';

/** Imports a file of reviews: first a check that changes nothing, then the import. */
export function ImportPage() {
  const { client } = useAppContext();
  const listings = useQuery(listingsQuery(client, ''));
  const [file, setFile] = useState<File | null>(null);
  const [listingId, setListing] = useState<number>();
  const [source, setSource] = useState('');
  const { step, start, cancel, reset } = useImport();
  const isRunning = step?.kind === 'running';
  const run = (isCheck: boolean) => file && void start({ file, listingId, source }, isCheck);
  /** A result belongs to the file and the options that were checked. */
  const changed = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      reset();
    };
  };
  const checked = step?.kind === 'done' && step.isCheck ? step.result.counts : null;
  const importable = checked ? checked.added + checked.changed + checked.quarantined : 0;

  return (
    <Page title={copy.title} intro={copy.intro} className={styles.page}>
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) run(importable === 0);
        }}
      >
        <FileField isDisabled={isRunning} onChange={changed(setFile)} />
        <fieldset className={styles.options} disabled={isRunning}>
          <ListingCombobox
            label={copy.listing}
            helpText={copy.listingHelp}
            all={copy.noListing}
            noMatch={copy.noSuchListing}
            listings={listings.data?.listings ?? []}
            value={listingId}
            onChange={changed(setListing)}
          />
          <TextField
            label={copy.source}
            helpText={copy.sourceHelp}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={source}
            onChange={changed(setSource)}
          />
        </fieldset>
        <div className="row">
          <Button type="submit" look="primary" disabled={file === null || isRunning}>
            {importable > 0 ? copy.import(importable) : copy.check}
          </Button>
          {step?.kind === 'done' && !step.isCheck && (
            <RouteButton to="/dashboard" search={{}}>
              {copy.dashboard}
            </RouteButton>
          )}
        </div>
        <CsvColumns />
      </form>
      {step?.kind === 'running' && (
        <section className="card" aria-label={copy.progress}>
          <p role="status">{step.isCheck ? copy.checking(step.name) : copy.importing(step.name)}</p>
          {/* The server reads the file as fast as it is sent. */}
          <progress
            className="progress-bar"
            aria-label={copy.progress}
            value={step.sent < 1 ? step.sent : undefined}
          />
          <div className="row">
            <Button onClick={cancel}>{controlCopy.cancel}</Button>
          </div>
        </section>
      )}
      {step?.kind === 'failed' && <FailureAlert message={step.message} />}
      <div role="status">
        {step?.kind === 'cancelled' && (
          <p className="notice">{step.isCheck ? copy.cancelledCheck : copy.cancelledImport}</p>
        )}
      </div>
      {step?.kind === 'done' && <ImportOutcome {...step} />}
    </Page>
  );
}

function CsvColumns() {
  return (
    <details>
      <summary>{copy.columns}</summary>
      <DataTable className={styles.table} columns={[copy.column, copy.content]}>
        <tbody>
          {REVIEW_COLUMNS.filter(({ use }) => use !== 'export').map(({ name, meaning }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </details>
  );
}

/** Chooses a file, also by dropping it anywhere on the field. */
function FileField({ isDisabled, onChange }: { isDisabled: boolean; onChange: (file: File | null) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    // The input inside is the control; dropping is an addition for the mouse.
    <fieldset
      className={styles.file}
      data-over={isOver}
      disabled={isDisabled}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (isDisabled || !input.current || event.dataTransfer.files.length === 0) return;
        input.current.files = event.dataTransfer.files;
        onChange(event.dataTransfer.files[0] ?? null);
      }}
    >
      <label className={styles.drop} htmlFor={id}>
        {copy.drop}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        className={field.input}
        accept=".csv,.json,.ndjson,.jsonl"
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget: { files } }) => onChange(files?.[0] ?? null)}
      />
      <p className="note" id={`${id}-help`}>
        {copy.formats}
      </p>
    </fieldset>
  );
}
