import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import type { ReviewPanelProps } from './review-panel.tsx';

/** Loaded on first use: most lists are read without it. */
const ReviewPanel = lazyChunk(() => import('./review-panel.tsx'), 'ReviewPanel');

export interface PanelPartProps extends Pick<ReviewPanelProps, 'prompt' | 'notices' | 'reviews' | 'onShow'> {
  /** From the URL; undefined closes the panel. */
  reviewId: number | undefined;
  /** Removes the review from the URL without a step for the Back button. */
  onRemove: () => void;
}

/** The panel with the review of the URL. */
export function PanelPart({ reviewId, onRemove, ...panel }: PanelPartProps) {
  const { history } = useRouter();
  /** Whether the panel was opened on this page, so that Back closes it. */
  const openedHere = useRef(false);
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        // The next review replaces the previous one.
        if (action.type !== 'REPLACE') openedHere.current = action.type === 'PUSH';
      }),
    [history],
  );
  if (reviewId === undefined) return null;
  const close = () => (openedHere.current ? history.back() : onRemove());
  return <ReviewPanel reviewId={reviewId} {...panel} onClose={close} />;
}
