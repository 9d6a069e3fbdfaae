import { type ReactNode, useRef, useState } from 'react';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { type BulkAction, MAX_SEEN_REVIEWS } from '#domain/decisions/bulk.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { keys, undoBatch } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { useFocusFallback } from '#web/app/controls/use-focus-fallback.ts';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import { filtersOf, type ReviewSearch } from '#web/app/reviews/review-search.ts';
import type { Selection, SelectionStore } from '../selection/selection.ts';
import type { BulkTarget } from './bulk-dialog.tsx';
import { bulkCopy } from './copy.ts';

const BulkDialog = lazyChunk(() => import('./bulk-dialog.tsx'), 'BulkDialog');

export interface BulkNotice {
  text: string;
  /** Undefined if nothing can be undone. */
  undo?: () => Promise<void>;
}

interface OpenDialog {
  action: BulkAction;
  target: BulkTarget;
  selected: Selection['ids'];
}

/**
 * Approves, unpublishes or assigns the selected reviews after a dialog.
 *
 * @param lastDecision the last decision on a single review; a notice ends with the next one
 */
export function useBulk(selection: SelectionStore, search: ReviewSearch, lastDecision: object | null) {
  const { client, queryClient } = useAppContext();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [last, setLast] = useState<{ notice: BulkNotice; after: object | null } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Gets the focus that the dialog or the notice had. */
  const row = useRef<HTMLElement>(null);
  useFocusFallback(() => {
    const next = row.current;
    row.current = null;
    return next;
  });

  const setNotice = (notice: BulkNotice) => setLast({ notice, after: lastDecision });
  const readAgain = () => {
    for (const queryKey of [keys.reviews, keys.stats, keys.review, keys.decisions])
      void queryClient.invalidateQueries({ queryKey });
  };

  /** @param done the notice that offers it, which returns if it fails */
  async function undo(batch: string, target: BulkTarget, done: BulkNotice): Promise<void> {
    row.current = rowOf(target);
    setFailure(null);
    setLast(null);
    try {
      const { changed, skipped, skippedCount } = await undoBatch(client, batch);
      const names = [...new Set(skipped.map(({ guestName }) => guestName))].slice(0, 3).join(', ');
      const rest = skippedCount > 0 ? ` ${bulkCopy.skipped(skippedCount, names)}` : '';
      setNotice({ text: bulkCopy.undone(changed) + rest });
    } catch (error) {
      setFailure(messageOr(error, bulkCopy.failed));
      setNotice(done);
    }
    readAgain();
  }

  function start(action: BulkAction): void {
    setFailure(null);
    setLast(null);
    const lists = queryClient.getQueriesData<ReviewList>({ queryKey: keys.reviews });
    const loaded = new Map(
      lists.flatMap(([, list]) => list?.reviews ?? []).map((review) => [review.id, review]),
    );
    const target = bulkTarget(selection.get(), search, [...loaded.values()]);
    setOpen({ action, target, selected: selection.get().ids });
  }

  const dialog: ReactNode = open && (
    <BulkDialog
      action={open.action}
      target={open.target}
      onClose={() => setOpen(null)}
      onDone={({ batch, changed }) => {
        row.current = rowOf(open.target);
        // After the dialog was closed, another one may have been opened and other reviews selected.
        setOpen((now) => (now === open ? null : now));
        if (selection.get().ids === open.selected) selection.clear();
        const done: BulkNotice = { text: bulkCopy.done[open.action](changed) };
        if (batch !== null) done.undo = () => undo(batch, open.target, done);
        setNotice(done);
        readAgain();
      }}
    />
  );
  const notice = last?.after === lastDecision ? last?.notice : undefined;
  return { start, dialog, notice, failure };
}

/** The row of the review that was selected last; the first if it is not in the list. */
const rowOf = ({ ids = [] }: BulkTarget) =>
  document.querySelector<HTMLElement>(`[data-review="${ids.at(-1)}"]`) ??
  document.querySelector<HTMLElement>('[data-review]:not([hidden])');

/** @param loaded the reviews that this page has shown */
export function bulkTarget(
  { ids, isAllMatching }: Selection,
  search: ReviewSearch,
  loaded: readonly Review[],
): BulkTarget {
  const seen = loaded
    .filter(({ id }) => isAllMatching || ids.has(id))
    .slice(0, MAX_SEEN_REVIEWS)
    .map((review) => ({ id: review.id, tag: contentHash(review) }));
  return isAllMatching ? { filter: filtersOf(search), seen } : { ids: [...ids], seen };
}
