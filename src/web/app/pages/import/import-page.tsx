import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listingsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { RouteButton } from '#web/app/controls/button-link.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { ListingCombobox } from '#web/app/controls/listing-combobox.tsx';
import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import { importCopy as copy } from './copy.ts';
import { CsvColumns } from './csv-columns.tsx';
import { FileField } from './file-field.tsx';
import styles from './import.module.css';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgress } from './import-progress.tsx';
import { useImport } from './use-import.ts';

/** Imports a file of reviews: first a check that changes nothing, then the import. */
export function ImportPage() {
  const { client } = useAppContext();
  usePageTitle(copy.title);
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
    <main className={`page ${styles.page}`}>
      <div className="page-head">
        <h1>{copy.title}</h1>
        <p>{copy.intro}</p>
      </div>
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
            onChange={({ currentTarget }) => changed(setSource)(currentTarget.value)}
          />
        </fieldset>
        <div className="row">
          {importable > 0 ? (
            <Button type="submit" look="primary">
              {copy.import(importable)}
            </Button>
          ) : (
            <Button type="submit" look="primary" disabled={file === null || isRunning}>
              {copy.check}
            </Button>
          )}
          {step?.kind === 'done' && !step.isCheck && (
            <RouteButton to="/dashboard" search={{}}>
              {copy.dashboard}
            </RouteButton>
          )}
        </div>
        <CsvColumns />
      </form>
      {step?.kind === 'running' && <ImportProgress {...step} onCancel={cancel} />}
      {step?.kind === 'failed' && <FailureAlert message={step.message} />}
      <div role="status">
        {step?.kind === 'cancelled' && (
          <p className="notice">{step.isCheck ? copy.cancelledCheck : copy.cancelledImport}</p>
        )}
      </div>
      {step?.kind === 'done' && <ImportOutcome {...step} />}
    </main>
  );
}
