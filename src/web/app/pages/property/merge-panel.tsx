import { useState } from 'react';
import type { MergeCandidateList, MergePreview } from '#contract/listings/merges.ts';
import { REVIEW_DATA } from '#web/app/api/queries.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { ConfirmDialog } from '#web/app/controls/dialog.tsx';
import { ConfirmButton, DialogButton } from '#web/app/controls/dialog-button.tsx';
import { Entries, Entry, LoadedEntries } from '#web/app/controls/entries.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { useDebounced } from '#web/app/controls/use-debounced.ts';
import { useSources } from '#web/app/reviews/use-sources.ts';
import { mergeCopy as copy } from './merge-copy.ts';

const CHANGE = {
  updates: ['GET /listings/merged'],
  refreshes: [['GET /listings/:id/merge-candidates'], ...REVIEW_DATA],
};

type Candidate = MergeCandidateList['listings'][number];

/** Listings of other sources that are the same property: those that are merged into it, and those that can be. */
export function MergePanel({
  listing,
  className,
}: {
  listing: { id: number; name: string };
  className: string | undefined;
}) {
  const [search, setSearch] = useState('');
  const merged = useRoute('GET /listings/merged');
  const candidates = useRoute('GET /listings/:id/merge-candidates', {
    params: { id: listing.id },
    query: { search: useDebounced(search, 300) },
  });
  const merge = useSend('PUT /listings/:id/merge', CHANGE);
  const separate = useSend('DELETE /listings/:id/merge', CHANGE);
  const { nameOf } = useSources();
  const own = merged.data?.merged.filter(({ intoId }) => intoId === listing.id) ?? [];
  return (
    <Section title={copy.label} className={className}>
      <p>{copy.intro}</p>
      <Failure error={merge.error} text={copy.failed} />
      <Failure error={separate.error} text={copy.separateFailed} />
      <Failure error={merged.error} text={copy.loadFailed} />
      {own.length > 0 && (
        <div className="stack">
          <h3>{copy.merged}</h3>
          <Entries label={copy.merged}>
            {own.map((each) => (
              <Entry
                key={each.id}
                name={each.name}
                facts={[copy.mergedFacts(nameOf(each.source), each.reviews, each.same)]}
              >
                <ConfirmButton
                  text={copy.separate}
                  title={copy.separateOf(each.name)}
                  aria-label={copy.separateOf(each.name)}
                  onConfirm={() => separate.mutate({ params: { id: each.id } })}
                >
                  <p>{copy.separateConfirm}</p>
                </ConfirmButton>
              </Entry>
            ))}
          </Entries>
        </div>
      )}
      <TextField label={copy.search} type="search" value={search} onChange={setSearch} autoComplete="off" />
      <LoadedEntries query={candidates} copy={copy}>
        {({ listings }) =>
          listings.map((each) => (
            <Entry
              key={each.id}
              name={each.name}
              facts={[
                [each.city, each.country].filter(Boolean).join(', '),
                copy.facts(nameOf(each.source), each.reviews),
              ]}
            >
              <DialogButton
                aria-label={copy.chooseOf(each.name)}
                dialog={
                  <MergeDialog
                    chosen={each}
                    into={listing}
                    onConfirm={() => merge.mutate({ params: { id: each.id }, body: { into: listing.id } })}
                  />
                }
              >
                {copy.choose}
              </DialogButton>
            </Entry>
          ))
        }
      </LoadedEntries>
    </Section>
  );
}

/** Says what a merge would do before it is done. */
function MergeDialog({
  chosen,
  into,
  ...dialog
}: {
  chosen: Candidate;
  into: { id: number; name: string };
  onConfirm: () => void;
}) {
  const preview = useRoute('GET /listings/:id/merge', {
    params: { id: chosen.id },
    query: { into: into.id },
  });
  return (
    <ConfirmDialog
      title={copy.confirmTitle(chosen.name)}
      confirm={copy.confirm}
      isDisabled={!preview.data}
      {...dialog}
    >
      <Loaded query={preview} copy={{ loading: copy.previewing, loadFailed: copy.previewFailed }}>
        {(found) => <Consequences preview={found} chosen={chosen} into={into} />}
      </Loaded>
    </ConfirmDialog>
  );
}

function Consequences({
  preview: { reviews, same, losing, gaining, groups, reports, webhooks },
  chosen,
  into,
}: {
  preview: MergePreview;
  chosen: Candidate;
  into: { name: string };
}) {
  return (
    <>
      <ul className="stack">
        <li>{copy.moves(reviews, into.name)}</li>
        {same > 0 && <li>{copy.same(same)}</li>}
        <li>{copy.page(chosen.name)}</li>
        {losing.length > 0 && <li>{copy.losing(losing)}</li>}
        {gaining.length > 0 && <li>{copy.gaining(gaining)}</li>}
        {groups.length > 0 && <li>{copy.groups(groups)}</li>}
        {reports + webhooks > 0 && <li>{copy.other(reports, webhooks)}</li>}
      </ul>
      <p className="note">{copy.undo}</p>
    </>
  );
}
