import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import { store, stored, UNSAVED } from '#web/app/session/tab-storage.ts';
import { responseCopy } from '../copy.ts';
import { NoticeToast } from '../decisions/notice-toast.tsx';
import { deleteDrafts } from './drafts.ts';

/** Loaded on first use: most visits to the dashboard write no response. */
const ResponseComposer = lazyChunk(() => import('./response-composer.tsx'), 'ResponseComposer');

/** Opens the composer for a review. The page owns it, because a row may disappear while someone writes. */
export function useComposer(): {
  respond: (review: Review) => void;
  dialog: ReactNode;
  /** Explains why the company cannot respond to a review. */
  notice: ReactNode;
  failure: string | null;
} {
  const [open, setOpen] = useState<{ review: Review } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const [refused, setRefused] = useState<Review | null>(null);

  const respond = useCallback((review: Review) => {
    setFailure(null);
    // A new object, so that the same refusal shows again.
    setRefused(review.canRespond ? null : { ...review });
    if (review.canRespond) setOpen({ review });
  }, []);

  const { client } = useAppContext();
  // A response that the end of the session or a reload interrupted.
  useEffect(() => {
    const reviewId = stored<number>(UNSAVED.response);
    if (reviewId === undefined) return;
    client.request('GET /reviews/hostaway/:id', { params: { id: reviewId } }).then(
      (review) => {
        store(UNSAVED.response, undefined);
        if (review.canRespond) respond(review);
        else deleteDrafts(review.id);
      },
      (error: unknown) => setFailure(messageOr(error, responseCopy.loadFailed)),
    );
  }, [client, respond]);

  // Beside it there may be a part with the id of the review as its key.
  const key = `response ${open?.review.id}`;
  const dialog = open && <ResponseComposer key={key} review={open.review} onClose={() => setOpen(null)} />;
  const why = refused && responseCopy.refused(refused.guestName, refused.responseBlockedReason);
  const notice = <NoticeToast text={why ?? ''} about={refused} />;
  return { respond, dialog, notice, failure };
}
