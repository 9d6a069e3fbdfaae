import { useState } from 'react';
import type { WrittenResponse } from '#contract/responses/responses.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { MAX_NOTE_LENGTH } from '#domain/reviews/note.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { Button } from '#web/app/controls/button.tsx';
import { TextArea } from '#web/app/controls/field.tsx';
import { focusAtEnd } from '#web/app/controls/focus-at-end.ts';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { deleteDrafts } from '#web/app/reviews/responses/drafts.ts';
import { ResponseEditor } from '#web/app/reviews/responses/response-composer.tsx';
import { answersCopy, returnCopy as copy } from './copy.ts';

export interface ApprovalProps {
  review: Review;
  submitted: WrittenResponse;
  onApproved: (review: Review) => void;
  onHeld: (review: Review) => void;
  onReturned: (review: Review) => void;
}

/** A submitted response, which a manager edits and approves, or sends back to its author. */
export function Approval({ review, submitted, onApproved, onHeld, onReturned }: ApprovalProps) {
  const [isReturning, setReturning] = useState(false);
  if (isReturning) {
    return (
      <ReturnForm
        review={review}
        submitted={submitted}
        onReturned={onReturned}
        onCancel={() => setReturning(false)}
      />
    );
  }
  return (
    <div data-approval>
      <p className="note">{answersCopy.writtenBy(submitted.by)}</p>
      <ResponseEditor
        review={review}
        isBesideReview
        submitted={submitted}
        onSent={onApproved}
        onHeld={onHeld}
        onCancel={() => setReturning(true)}
      />
    </div>
  );
}

interface ReturnFormProps extends Pick<ApprovalProps, 'review' | 'submitted' | 'onReturned'> {
  onCancel: () => void;
}

function ReturnForm({ review, submitted, onReturned, onCancel }: ReturnFormProps) {
  const send = useSend('PUT /reviews/:id/response-return');
  const form = useForm({
    initial: { note: '' },
    send: ({ note }) =>
      send.mutateAsync({ params: { id: review.id }, body: { note, submitted: submitted.text } }),
    onSaved: (returned) => {
      deleteDrafts(review.id);
      onReturned(returned);
    },
    failed: copy.failed,
  });
  return (
    <section>
      <h4>{copy.title(submitted.by)}</h4>
      <Form
        form={form}
        copy={{ submit: copy.submit }}
        isDisabled={form.values.note.trim() === ''}
        buttons={
          <Button look="quiet" onClick={onCancel}>
            {copy.cancel}
          </Button>
        }
      >
        <TextArea
          label={copy.note}
          helpText={copy.noteHelp}
          rows={3}
          dir="auto"
          ref={focusAtEnd}
          maxLength={MAX_NOTE_LENGTH}
          {...form.field('note')}
        />
      </Form>
    </section>
  );
}
