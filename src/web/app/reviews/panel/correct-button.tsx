import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { Button } from '#web/app/controls/button.tsx';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { correctionCopy } from '../copy.ts';

const CorrectionsDialog = lazyChunk(() =>
  import('./corrections-dialog.tsx').then((chunk) => chunk.CorrectionsDialog),
);

/** Opens the dialog that corrects the topics and the sentiment of a review. */
export function CorrectButton({ review }: { review: Review }) {
  const [isOpen, setOpen] = useState(false);
  const canCorrect = useCan('reviews:decide');
  if (!canCorrect) return null;
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <Pencil />
        {correctionCopy.open}
      </Button>
      {isOpen && <CorrectionsDialog review={review} onClose={() => setOpen(false)} />}
    </>
  );
}
