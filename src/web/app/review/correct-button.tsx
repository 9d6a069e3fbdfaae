import Pencil from 'lucide-react/icons/pencil';
import { type ComponentType, useState } from 'react';
import type { Review } from '#contract/reviews.ts';
import { messageOr } from '../api/api-error.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../controls/failure-alert.tsx';
import { loadPart } from '../load-part.ts';
import { useCan } from '../session/use-can.ts';
import { correctionCopy } from './copy.ts';
import type { CorrectionsDialogProps } from './corrections-dialog.tsx';

const loadDialog = loadPart(() => import('./corrections-dialog.tsx'));

/** Opens the dialog that corrects the topics and the sentiment of a review. */
export function CorrectButton({ review }: { review: Review }) {
  const [open, setOpen] = useState<{ Dialog: ComponentType<CorrectionsDialogProps> } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const canCorrect = useCan('reviews:decide');
  function show(): void {
    setFailure(null);
    loadDialog().then(
      ({ CorrectionsDialog }) => setOpen({ Dialog: CorrectionsDialog }),
      (error: unknown) => setFailure(messageOr(error, correctionCopy.failed)),
    );
  }
  if (!canCorrect) return null;
  return (
    <>
      <Button look="quiet" size="small" onClick={show}>
        <Pencil />
        {correctionCopy.open}
      </Button>
      {failure !== null && <FailureAlert message={failure} />}
      {open && <open.Dialog review={review} onClose={() => setOpen(null)} />}
    </>
  );
}
