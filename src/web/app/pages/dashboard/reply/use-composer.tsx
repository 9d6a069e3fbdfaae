import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { Review } from '#contract/reviews.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { loadPart } from '#web/app/load-part.ts';
import { replyCopy } from '../copy.ts';
import type { ReplyComposerProps } from './reply-composer.tsx';

/** Loaded on first use: most visits to the dashboard write no response. */
const loadComposer = loadPart(() => import('./reply-composer.tsx'));

interface OpenComposer {
  review: Review;
  Composer: ComponentType<ReplyComposerProps>;
}

/** Opens the composer for a review. The page owns it, because a row may disappear while someone writes. */
export function useComposer(timeZone: string): {
  respond: (review: Review) => void;
  dialog: ReactNode;
  failure: string | null;
} {
  const [open, setOpen] = useState<OpenComposer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Unsent texts by review. */
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
