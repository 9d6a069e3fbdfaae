import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { shortcutCopy } from '#web/app/reviews/copy.ts';
import { useReviewActions } from '#web/app/reviews/review-actions.ts';
import { blockedReason } from '#web/app/reviews/use-channels.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { useShortcuts } from '#web/app/shortcuts/shortcuts.ts';
import { WORD_PAUSE } from '#web/app/shortcuts/typed-words.ts';
import { useSelectionStore } from '../selection/selection.ts';

const ROWS = '[data-review]:not([hidden])';

/** The keys that move the focus through the rows and act on the row that has it. */
export function useRowShortcuts(frame: RefObject<HTMLElement | null>, reviews: readonly Review[]): void {
  const { approve, keepUnpublished, respond, open, channelOf } = useReviewActions();
  const { toggle } = useSelectionStore();
  const canDecide = useCan('reviews:decide');
  const canRespond = useCan('reviews:respond');
  const move = useRowFocus(frame);
  /** Acts on the review of the row that has the focus. */
  const onReview =
    <Result>(act: (review: Review) => Result) =>
    (): Result | undefined => {
      const id = focusedRow()?.dataset.review;
      const review = reviews.find((shown) => String(shown.id) === id);
      return review && act(review);
    };
  useShortcuts({
    j: { label: shortcutCopy.next, repeats: true, run: () => move(1) },
    k: { label: shortcutCopy.previous, repeats: true, run: () => move(-1) },
    Enter: { label: shortcutCopy.open, run: onReview(open) },
    ...(canDecide && {
      x: { label: shortcutCopy.select, run: onReview(({ id }) => toggle(id)) },
      a: {
        label: shortcutCopy.approve,
        decide: onReview((review) =>
          review.isApproved || blockedReason(channelOf(review.channel)) !== null
            ? undefined
            : approve(review, WORD_PAUSE),
        ),
      },
      d: {
        label: shortcutCopy.keepUnpublished,
        decide: onReview((review) =>
          review.decision === 'unpublished' ? undefined : keepUnpublished(review, WORD_PAUSE),
        ),
      },
    }),
    ...(canRespond && {
      r: { label: shortcutCopy.respond, run: onReview(respond) },
    }),
    '/': { label: shortcutCopy.search, run: focusSearch },
  });
}

/**
 * Moves the focus from row to row. When the focused row leaves the list, the row in its place gets the focus, which
 * would otherwise fall to the start of the page.
 */
function useRowFocus(frame: RefObject<HTMLElement | null>): (step: 1 | -1) => void {
  const last = useRef<{ row: HTMLElement; index: number } | null>(null);
  const shownRows = useCallback(
    () => [...(frame.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])],
    [frame],
  );
  useEffect(() => {
    const element = frame.current;
    const remember = () => {
      const row = focusedRow();
      last.current = row && { row, index: shownRows().indexOf(row) };
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [frame, shownRows]);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !last.current || last.current.row.isConnected) return;
    const rows = shownRows();
    rows[Math.min(last.current.index, rows.length - 1)]?.focus({ preventScroll: true });
  });
  return (step: 1 | -1) => {
    const rows = shownRows();
    const current = focusedRow() ?? (last.current?.row.isConnected ? last.current.row : null);
    const next = current ? rows[rows.indexOf(current) + step] : (rows.find(isInView) ?? rows[0]);
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  };
}

function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(ROWS) ?? null;
}

/** Whether the middle of a row is in the window. */
function isInView(row: HTMLElement): boolean {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2 > 0 && top + height / 2 < window.innerHeight;
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}
