import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { loadPart } from '#web/app/load-part.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { usePart } from '#web/app/use-part.ts';
import { correctionCopy } from '../copy.ts';

const loadDialog = loadPart(() => import('./corrections-dialog.tsx').then((part) => part.CorrectionsDialog));

/** Opens the dialog that corrects the topics and the sentiment of a review. */
export function CorrectButton({ review }: { review: Review }) {
  const [open, setOpen] = useState<object | null>(null);
  const { Part: Dialog, failure } = usePart(loadDialog, open);
  const canCorrect = useCan('reviews:decide');
  if (!canCorrect) return null;
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen({})}>
        <Pencil />
        {correctionCopy.open}
      </Button>
      {failure !== null && <FailureAlert message={failure} />}
      {open && Dialog && <Dialog review={review} onClose={() => setOpen(null)} />}
    </>
  );
}
