import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Settings2 from 'lucide-react/icons/settings-2';
import { memo, useState } from 'react';
import type { View } from '#contract/reviews/views.ts';
import { formatNumber } from '#domain/format-number.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { useMediaQuery } from '#web/app/controls/use-media-query.ts';
import { loadPart } from '#web/app/load-part.ts';
import type { ReviewSearch } from '#web/app/reviews/review-search.ts';
import { usePart } from '#web/app/use-part.ts';
import { AlertsButton } from '../alerts/alerts-button.tsx';
import { viewsCopy } from './copy.ts';
import { useDefaultView } from './use-default-view.ts';
import { viewsQuery } from './use-views.ts';
import { isShown, viewUrl } from './view-search.ts';
import styles from './views.module.css';

/** Loaded on first use. */
const loadSave = loadPart(() => import('./save-view-dialog.tsx').then((part) => part.SaveViewDialog));
const loadEdit = loadPart(() => import('./edit-views-dialog.tsx').then((part) => part.EditViewsDialog));

/** The saved views with their numbers of reviews, in one line that scrolls on a small screen. */
export const ViewsRow = memo(function ViewsRow({ search }: { search: ReviewSearch }) {
  const { client } = useAppContext();
  const { data: views, isError } = useQuery(viewsQuery(client));
  useDefaultView(views);
  const isSmall = useMediaQuery('(max-width: 48em)');
  const [open, setOpen] = useState<{ dialog: 'save' | 'edit' } | null>(null);
  const save = usePart(loadSave, open?.dialog === 'save' && open);
  const edit = usePart(loadEdit, open?.dialog === 'edit' && open);
  const { Part: Dialog, failure } = open?.dialog === 'edit' ? edit : save;
  return (
    <nav className={styles.row} aria-label={viewsCopy.heading}>
      <ul className={styles.views} aria-busy={views === undefined && !isError}>
        {views?.map((view) => (
          <li key={view.id}>
            <PageLink
              className={styles.view}
              href={viewUrl(view, search.size)}
              aria-current={isShown(view, search) ? 'page' : undefined}
            >
              {view.name} <span className={styles.count}>{countOf(view)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      {(isError || failure !== null) && <p className="note">{failure ?? viewsCopy.failed}</p>}
      {/* With the views, so that they do not move. */}
      {(views || isError) && (
        <>
          <Button look="quiet" size="small" onClick={() => setOpen({ dialog: 'save' })}>
            <Plus />
            <span className={isSmall ? 'visually-hidden' : undefined}>{viewsCopy.save}</span>
          </Button>
          <Button
            look="quiet"
            size="icon"
            aria-label={viewsCopy.edit}
            onClick={() => setOpen({ dialog: 'edit' })}
          >
            <Settings2 />
          </Button>
        </>
      )}
      <AlertsButton />
      {open && Dialog && <Dialog search={search} views={views ?? []} onClose={() => setOpen(null)} />}
    </nav>
  );
});

function countOf({ count, isCountExact }: View): string {
  return isCountExact ? formatNumber(count) : `${formatNumber(count)}+`;
}
