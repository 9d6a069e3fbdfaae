import type { Review } from '#contract/reviews/reviews.ts';
import { focusAtEnd } from '#web/app/controls/focus-at-end.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { useShortcuts } from '#web/app/shortcuts/shortcuts.ts';
import { WORD_PAUSE } from '#web/app/shortcuts/typed-words.ts';
import { panelCopy, shortcutCopy } from '../copy.ts';
import { useReviewActions } from '../review-actions.ts';
import { blockedReason } from '../use-channels.ts';

export interface PanelShortcutsOptions {
  review: Review | undefined;
  previous: Review | undefined;
  next: Review | undefined;
  onShow: (review: Pick<Review, 'id'>) => void;
}

/** The row shortcuts, for the review in the panel. After a decision the panel shows the next review. */
export function usePanelShortcuts({ review, previous, next, onShow }: PanelShortcutsOptions): void {
  const { approve, keepUnpublished, respond, channelOf } = useReviewActions();
  const canDecide = useCan('reviews:decide') && review?.isWithdrawn !== true;
  const canRespond = useCan('reviews:respond');
  const decide = (act: typeof approve) => {
    if (!review) return;
    const retract = act(review, WORD_PAUSE);
    if (!retract) return;
    if (next) onShow(next);
    return () => {
      retract();
      onShow(review);
    };
  };
  useShortcuts({
    j: { label: shortcutCopy.next, repeats: true, run: () => next && onShow(next) },
    k: { label: shortcutCopy.previous, repeats: true, run: () => previous && onShow(previous) },
    n: { label: panelCopy.note, run: focusNewNote },
    ...(canDecide && {
      a: {
        label: shortcutCopy.approve,
        decide: () =>
          !review || review.isApproved || blockedReason(channelOf(review.channel)) !== null
            ? undefined
            : decide(approve),
      },
      d: {
        label: shortcutCopy.keepUnpublished,
        decide: () => (review?.decision === 'unpublished' ? undefined : decide(keepUnpublished)),
      },
    }),
    ...(canRespond && { r: { label: shortcutCopy.respond, run: () => review && respond(review) } }),
  });
}

/** The field for a new note comes after those of notes being edited. */
export function focusNewNote(): void {
  const fields = document.querySelectorAll<HTMLTextAreaElement>('[data-notes] textarea');
  focusAtEnd([...fields].at(-1) ?? null);
}
