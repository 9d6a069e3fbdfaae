import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import Settings2 from 'lucide-react/icons/settings-2';
import { memo, useEffect, useRef, useState } from 'react';
import { pages } from '#contract/paths.ts';
import type { View } from '#contract/reviews/views.ts';
import { formatNumber } from '#domain/format-number.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button, IconButton } from '#web/app/controls/button.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { useMediaQuery } from '#web/app/controls/use-media-query.ts';
import { changeEntryMemory, entryMemory } from '#web/app/entry-memory.ts';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import type { ReviewSearch } from '#web/app/reviews/review-search.ts';
import { AlertsButton } from '../alerts/alerts-button.tsx';
import { viewsCopy } from './copy.ts';
import { viewsQuery } from './use-views.ts';
import { isShown, viewUrl } from './view-search.ts';
import styles from './views.module.css';

const SaveViewDialog = lazyChunk(() => import('./save-view-dialog.tsx'), 'SaveViewDialog');
const EditViewsDialog = lazyChunk(() => import('./edit-views-dialog.tsx'), 'EditViewsDialog');

/** The saved views with their numbers of reviews, in one line that scrolls on a small screen. */
export const ViewsRow = memo(function ViewsRow({ search }: { search: ReviewSearch }) {
  const { client } = useAppContext();
  const { data: views, isError } = useQuery(viewsQuery(client));
  useDefaultView(views);
  const isSmall = useMediaQuery('(max-width: 48em)');
  const [open, setOpen] = useState<'save' | 'edit' | null>(null);
  const Dialog = open === 'save' ? SaveViewDialog : EditViewsDialog;
  return (
    <nav className={`row ${styles.row}`} aria-label={viewsCopy.heading}>
      <ul className={styles.views} aria-busy={views === undefined && !isError}>
        {views?.map((view) => (
          <li key={view.id}>
            <PageLink
              className={`text-button quiet ${styles.view}`}
              href={viewUrl(view, search.size)}
              title={view.name}
              aria-current={isShown(view, search) ? 'page' : undefined}
            >
              <span className={`cut ${styles.name}`}>{view.name}</span>{' '}
              <span className="note">{countOf(view)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      {isError && !views && <p className="note">{viewsCopy.failed}</p>}
      {/* With the views, so that they do not move. */}
      {(views || isError) && (
        <>
          <Button look="quiet" size="small" onClick={() => setOpen('save')}>
            <Plus />
            <span className={isSmall ? 'visually-hidden' : undefined}>{viewsCopy.save}</span>
          </Button>
          <IconButton aria-label={viewsCopy.edit} onClick={() => setOpen('edit')}>
            <Settings2 />
          </IconButton>
        </>
      )}
      <AlertsButton />
      {open && <Dialog search={search} views={views ?? []} onClose={() => setOpen(null)} />}
    </nav>
  );
});

function countOf({ count, isCountExact }: View): string {
  return isCountExact ? formatNumber(count) : `${formatNumber(count)}+`;
}

/** Opens the person's default view when the dashboard is entered without parameters; not on the way back to it. */
function useDefaultView(views: readonly View[] | undefined): void {
  const router = useRouter();
  const { history } = router;
  const [isEntered] = useState(
    () => isPlainSearch(history.location.search) && !entryMemory(history.location).isVisited,
  );
  const isDone = useRef(false);
  useEffect(() => {
    changeEntryMemory(history.location, { isVisited: true });
    return history.subscribe(({ location }) => {
      if (location.pathname === pages.dashboard()) changeEntryMemory(location, { isVisited: true });
    });
  }, [history]);
  useEffect(() => {
    if (views === undefined || isDone.current) return;
    isDone.current = true;
    const view = views.find(({ isDefault }) => isDefault);
    const isPlain = history.location.pathname === pages.dashboard() && isPlainSearch(history.location.search);
    if (view && isEntered && isPlain) void router.navigate({ href: viewUrl(view, undefined), replace: true });
  }, [views, isEntered, history, router]);
}

/** Whether the URL asks for nothing; the remembered page size is added to every URL without one. */
const isPlainSearch = (search: string): boolean => /^(\?size=\d+)?$/.test(search);
