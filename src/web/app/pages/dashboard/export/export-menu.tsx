import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useId, useRef } from 'react';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { wordsOf } from '#domain/reviews/filter.ts';
import { EXPORT_FORMATS, type ExportFormat } from '#domain/sources/review-files.ts';
import { callUrl } from '#web/app/api/request.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { tooltip } from '#web/app/controls/tooltip.ts';
import { listQuery, type ReviewSearch } from '#web/app/reviews/review-search.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { exportCopy } from './copy.ts';

/** A button that opens the formats of an export, and the way to an import. */
export function ExportMenu({ search, text }: { search: ReviewSearch; text: string }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const download = useDownload(search, text);
  const canImport = useCan('reviews:import');
  if (!useCan('reviews:export')) return null;
  return (
    <>
      <Button size="icon" popoverTarget={id} {...tooltip(exportCopy.open, 'left')}>
        <Download />
      </Button>
      <div id={id} ref={menu} popover="auto" className="popover stack-small">
        <p className="note">{exportCopy.scope}</p>
        {EXPORT_FORMATS.map((format) => (
          <Button
            key={format}
            disabled={download.isPending}
            onClick={() => download.mutate(format, { onSuccess: () => menu.current?.hidePopover() })}
          >
            {exportCopy.formats[format]}
          </Button>
        ))}
        <Failure error={download.error} text={exportCopy.failed} />
        {canImport && <Link to={pages.import()}>{exportCopy.import}</Link>}
      </div>
    </>
  );
}

/** Downloads the matching reviews with the browser, which streams them to disk. */
function useDownload(search: ReviewSearch, text: string) {
  const { client, config } = useAppContext();
  const { limit: _limit, offset: _offset, search: _search, words: _words, ...filters } = listQuery(search);
  const typed = text.trim();
  const isByWords = search.match === 'words' && search.search?.trim() === typed;
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const exact = { ...filters, [isByWords ? 'words' : 'search']: typed };
      // The browser shows no message of a failed download, so the list call finds most reasons before.
      const { total } = await client.request('GET /reviews/hostaway', { query: { ...exact, limit: 1 } });
      // As on the screen: the words count where the text itself is nowhere.
      const query = total === 0 && wordsOf(typed).length > 1 ? { ...filters, words: typed } : exact;
      const link = document.createElement('a');
      link.href = callUrl(config.apiBase, routePath('GET /reviews/export'), { ...query, format });
      link.download = '';
      link.click();
    },
  });
}
