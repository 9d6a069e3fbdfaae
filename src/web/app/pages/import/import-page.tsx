import { useState } from 'react';
import { isImported, REVIEW_COLUMNS } from '#domain/reviews/review-columns.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useListings } from '#web/app/api/use-route.ts';
import { Button, RouteButton } from '#web/app/controls/button.tsx';
import { controlCopy } from '#web/app/controls/copy.ts';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { ListingCombobox } from '#web/app/controls/listing-combobox.tsx';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import { Page } from '#web/app/shell/page.tsx';
import { columnsCopy, importCopy as copy } from './copy.ts';
import { FileField } from './file-field.tsx';
import { FileNotice } from './file-notice.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { SourceField } from './source-field.tsx';
import { useImport } from './use-import.ts';
import { useMapping } from './use-mapping.ts';

// Most files need no mapping.
const MappingForm = lazyChunk(() => import('./mapping-form.tsx'), 'MappingForm');
const MappingPreview = lazyChunk(() => import('./mapping-preview.tsx'), 'MappingPreview');

/** Imports a file of reviews: first what its columns are, then a check that changes nothing, then the import. */
export function ImportPage() {
  const listings = useListings();
  const [listingId, setListing] = useState<number>();
  const [source, setSource] = useState('');
  const {
    file,
    choose,
    inspected,
    isInspecting,
    failure,
    mapping,
    missing,
    addsAgain,
    isEditing,
    edit,
    forget,
  } = useMapping(listingId);
  const { step, start, cancel, reset } = useImport();
  const isRunning = step?.kind === 'running';
  const hasColumns = inspected?.format === 'columns';
  const run = (isCheck: boolean) =>
    file &&
    void start({ file, listingId, source: hasColumns ? '' : source, mapping: mapping.toSend }, isCheck);
  /** A result belongs to the file and the options that were checked. */
  const changed = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      reset();
    };
  };
  const checked = step?.kind === 'done' && step.isCheck ? step.result.counts : null;
  const importable = checked ? checked.added + checked.changed + checked.quarantined : 0;
  const needsListing = hasColumns && mapping.value?.columns.listing === undefined;

  return (
    <Page title={copy.title} intro={copy.intro} className="page-narrow">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) run(importable === 0);
        }}
      >
        <div className="card">
          <FileField isDisabled={isRunning} onChange={changed(choose)} />
          {inspected && (
            <FileNotice
              inspection={inspected}
              isEditing={isEditing}
              isDisabled={isRunning}
              onEdit={() => edit(mapping.value)}
              onForget={changed(forget)}
            />
          )}
          <fieldset className="halves" disabled={isRunning}>
            <ListingCombobox
              label={needsListing ? columnsCopy.listing : copy.listing}
              helpText={needsListing ? columnsCopy.listingHelp : copy.listingHelp}
              all={needsListing ? columnsCopy.noListing : copy.noListing}
              noMatch={copy.noSuchListing}
              listings={listings}
              value={listingId}
              onChange={changed(setListing)}
            />
            {!hasColumns && (
              <SourceField
                label={copy.source}
                helpText={copy.sourceHelp}
                value={source}
                onChange={changed(setSource)}
              />
            )}
          </fieldset>
          {!hasColumns && <CsvColumns />}
        </div>
        {hasColumns && isEditing && mapping.value && (
          <MappingForm
            columns={inspected.columns}
            value={mapping.value}
            isDisabled={isRunning}
            onChange={changed(edit)}
          />
        )}
        {inspected && inspected.preview.length > 0 && (
          <MappingPreview rows={inspected.preview} isBusy={isInspecting} />
        )}
        <div role="status">
          {missing.length > 0 && <p className="notice">{columnsCopy.missing(missing)}</p>}
          {addsAgain && <p className="notice">{columnsCopy.addsAgain}</p>}
        </div>
        <div className="row">
          <Button
            type="submit"
            look="primary"
            disabled={file === null || isRunning || isInspecting || missing.length > 0}
          >
            {importable > 0 ? copy.import(importable) : copy.check}
          </Button>
          {step?.kind === 'done' && !step.isCheck && (
            <RouteButton to="/dashboard" search={{}}>
              {copy.dashboard}
            </RouteButton>
          )}
        </div>
      </form>
      {failure && <FailureAlert message={messageOr(failure, copy.failed)} />}
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

/** The columns of CSV that needs no mapping. */
function CsvColumns() {
  return (
    <details>
      <summary>{copy.columns}</summary>
      <DataTable columns={[copy.column, copy.content]}>
        <tbody>
          {REVIEW_COLUMNS.filter(isImported).map(({ name, meaning }) => (
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
