import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { isUsername } from '#domain/accounts/user.ts';
import { callUrl } from '#web/app/api/request.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button, buttonClass, IconButton } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { MoreButton } from '#web/app/controls/more-button.tsx';
import { OutdatedNotice } from '#web/app/controls/outdated-notice.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { Page } from '#web/app/shell/page.tsx';
import { useUrlSearch } from '#web/app/use-url-search.ts';
import { historyPageCopy as copy } from './copy.ts';
import { HistoryFilters } from './history-filters.tsx';
import { parseHistorySearch } from './history-search.ts';
import { HistoryTable } from './history-table.tsx';
import { type UndoResult as Result, useHistory, useUndo } from './use-history.ts';

/** The decisions on all reviews, with an undo for each and for whole batches. */
export function HistoryPage() {
  const { config } = useAppContext();
  const [search, change] = useUrlSearch(pages.history(), parseHistorySearch);
  const canExport = useCan('reviews:export');
  const history = useHistory(search);
  const undo = useUndo();
  const groups = history.data?.pages.flatMap((page) => page.groups) ?? [];
  // The filter takes no names of API tokens.
  const known = [...new Set(groups.flatMap(({ by }) => (by && isUsername(by) ? by : [])))].toSorted();
  const isFiltered = Object.values(search).some((value) => value !== undefined);

  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      aside={
        canExport && (
          <a
            className={buttonClass({})}
            href={callUrl(config.apiBase, routePath('GET /activity/export'), { ...search })}
            download
          >
            <Download />
            {copy.exportCsv}
          </a>
        )
      }
    >
      <div className="notices">
        <OutdatedNotice
          isShown={history.isOutdated}
          text={copy.outdated}
          show={copy.showNew}
          onShow={() => void history.refetch()}
        />
      </div>
      <HistoryFilters search={search} known={known} onChange={change} />
      <Failure error={undo.error} text={copy.undoFailed} />
      {undo.data && <UndoResult result={undo.data} onClose={undo.reset} />}
      <Loaded query={history} copy={copy}>
        {() =>
          groups.length > 0 ? (
            <HistoryTable groups={groups} search={search} isUndoing={undo.isPending} onUndo={undo.mutate} />
          ) : (
            <div className="empty">
              <p>{isFiltered ? copy.noMatch : copy.none}</p>
              {isFiltered && <Button onClick={() => change(parseHistorySearch({}))}>{copy.clear}</Button>}
            </div>
          )
        }
      </Loaded>
      <MoreButton query={history} />
    </Page>
  );
}

/** What an undo restored, and the names of the reviews that it skipped. */
function UndoResult({ result, onClose }: { result: Result; onClose: () => void }) {
  const { changed, skipped, skippedCount } = result;
  const unnamed = skippedCount - skipped.length;
  return (
    <div className="notice" data-tone={skippedCount > 0 ? 'waiting' : 'public'} role="status">
      <div className="grow">
        <p>{changed > 0 ? copy.restored(changed) : copy.nothingUndone}</p>
        {skippedCount > 0 && (
          <>
            <p>{copy.skipped(skippedCount)}</p>
            <ul className="bullets scroll">
              {skipped.map(({ id, guestName, reason }) => (
                <li key={id}>
                  {guestName}: {reason}
                </li>
              ))}
              {unnamed > 0 && <li>{copy.unnamed(unnamed)}</li>}
            </ul>
          </>
        )}
      </div>
      <IconButton aria-label={copy.close} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
