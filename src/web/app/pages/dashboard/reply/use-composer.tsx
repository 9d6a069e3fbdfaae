import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { Review } from '#contract/reviews.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { loadPart } from '#web/app/load-part.ts';
import { replyCopy } from '../copy.ts';
import type { ReplyComposerProps } from './reply-composer.tsx';

/** A part of its own: most visits to the dashboard write nothing. */
const loadComposer = loadPart(() => import('./reply-composer.tsx'));

interface Composing {
  review: Review;
  Composer: ComponentType<ReplyComposerProps>;
}

/** Opens the composer for a review. It belongs to the page, not to the row: rows come and go while somebody writes. */
export function useComposer(timeZone: string): {
  respond: (review: Review) => void;
  dialog: ReactNode;
  failure: string | null;
} {
  const [open, setOpen] = useState<Composing | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // What was written and not sent is there again when the composer is.
  const [drafts] = useState(() => new Map<number, string>());

  const respond = useCallback((review: Review) => {
    setFailure(null);
    loadComposer().then(
      ({ ReplyComposer }) => setOpen({ review, Composer: ReplyComposer }),
      (error: unknown) => setFailure(messageOr(error, replyCopy.loadFailed)),
    );
  }, []);

  const dialog = open && (
    <open.Composer
      key={open.review.id}
      review={open.review}
      timeZone={timeZone}
      draft={drafts.get(open.review.id) ?? open.review.reply?.text ?? ''}
      onClose={(draft) => {
        if (draft === '') drafts.delete(open.review.id);
        else drafts.set(open.review.id, draft);
        setOpen(null);
      }}
    />
  );
  return { respond, dialog, failure };
}
