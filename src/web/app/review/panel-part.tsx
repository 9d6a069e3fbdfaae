import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { messageOr } from '../api/api-error.ts';
import { FailureAlert } from '../controls/failure-alert.tsx';
import { loadPart } from '../load-part.ts';
import type { ReviewPanelProps } from './review-panel.tsx';

/** Loaded on first use: most lists are read without it. */
const loadPanel = loadPart(() => import('./review-panel.tsx'));

export interface PanelPartProps extends Pick<ReviewPanelProps, 'prompt' | 'failure'> {
  /** From the URL; undefined closes the panel. */
  reviewId: number | undefined;
  /** Removes the review from the URL without a step for the Back button. */
  onRemove: () => void;
}

/** The panel with the review of the URL. */
export function PanelPart({ reviewId, onRemove, ...panel }: PanelPartProps): ReactNode {
  const { history } = useRouter();
  const [Panel, setPanel] = useState<ComponentType<ReviewPanelProps> | null>(null);
  const [loadFailure, setLoadFailure] = useState<unknown>(null);
  const isOpen = reviewId !== undefined;
  /** Whether the panel was opened on this page, so that Back closes it. */
  const openedHere = useRef(false);
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        openedHere.current = action.type === 'PUSH';
      }),
    [history],
  );
  useEffect(() => {
    if (!isOpen || Panel) return;
    setLoadFailure(null);
    loadPanel().then(({ ReviewPanel }) => setPanel(() => ReviewPanel), setLoadFailure);
  }, [isOpen, Panel]);
  if (!isOpen) return null;
  if (loadFailure) return <FailureAlert message={messageOr(loadFailure, '')} />;
  const close = () => (openedHere.current ? history.back() : onRemove());
  return Panel && <Panel key={reviewId} reviewId={reviewId} {...panel} onClose={close} />;
}
