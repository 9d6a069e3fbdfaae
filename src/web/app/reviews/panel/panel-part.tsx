import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { loadPart } from '#web/app/load-part.ts';
import { usePart } from '#web/app/use-part.ts';
import type { ReviewPanelProps } from './review-panel.tsx';

/** Loaded on first use: most lists are read without it. */
const loadPanel = loadPart(() => import('./review-panel.tsx').then((part) => part.ReviewPanel));

export interface PanelPartProps extends Pick<ReviewPanelProps, 'prompt' | 'notices' | 'reviews' | 'onShow'> {
  /** From the URL; undefined closes the panel. */
  reviewId: number | undefined;
  /** Removes the review from the URL without a step for the Back button. */
  onRemove: () => void;
}

/** The panel with the review of the URL. */
export function PanelPart({ reviewId, onRemove, ...panel }: PanelPartProps): ReactNode {
  const { history } = useRouter();
  const isOpen = reviewId !== undefined;
  const { Part: Panel, failure: loadFailure } = usePart(loadPanel, isOpen);
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
  if (!isOpen) return null;
  if (loadFailure !== null) return <FailureAlert message={loadFailure} />;
  const close = () => (openedHere.current ? history.back() : onRemove());
  return Panel && <Panel reviewId={reviewId} {...panel} onClose={close} />;
}
