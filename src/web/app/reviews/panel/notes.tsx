import { useMutation } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { Note, NoteList } from '#contract/reviews/teamwork.ts';
import { MAX_NOTE_LENGTH, mentionParts } from '#domain/reviews/note.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { replaceData, useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { ConfirmDialog } from '#web/app/controls/dialog.tsx';
import { DialogButton } from '#web/app/controls/dialog-button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { tooltip } from '#web/app/controls/tooltip.ts';
import { useFocusFallback } from '#web/app/controls/use-focus-fallback.ts';
import { remembered } from '#web/app/session/remembered.ts';
import { store, stored } from '#web/app/session/tab-storage.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { noteCopy } from '../copy.ts';
import { Day } from '../day.tsx';
import { updateReview } from '../review-cache.ts';
import { usePeople } from '../use-people.ts';
import { MentionArea } from './mention-area.tsx';

export function Notes({ reviewId }: { reviewId: number }) {
  const id = useId();
  const { queryClient } = useAppContext();
  const input = { params: { id: reviewId } };
  const { data, error } = useRoute('GET /reviews/:id/notes', input);
  const canWrite = useCan('notes:write');
  const [edited, setEdited] = useState<number | null>(null);
  const show = (list: NoteList) => {
    void replaceData(queryClient, ['GET /reviews/:id/notes', input], list);
    updateReview(queryClient, reviewId, (review) => ({ ...review, notes: list.notes.length }));
  };
  const remove = useSend('DELETE /reviews/:id/notes/:noteId', { onSuccess: show });
  const notes = data?.notes ?? [];
  const section = useRef<HTMLElement>(null);
  useFocusFallback(() => section.current?.querySelector('h3'), section);
  return (
    <section ref={section} aria-labelledby={id} className="stack-small" data-notes>
      <div>
        <h3 id={id} tabIndex={-1}>
          {noteCopy.heading(notes.length)}
        </h3>
        <p className="note">{noteCopy.hint}</p>
      </div>
      <Failure error={error ?? remove.error} text={error ? noteCopy.loadFailed : noteCopy.failed} />
      {notes.length > 0 && (
        <ul className="stack-small">
          {notes.map((note) => (
            <li key={note.id} className="well">
              {edited === note.id ? (
                <NoteForm
                  reviewId={reviewId}
                  note={note}
                  onSaved={(list) => {
                    show(list);
                    setEdited(null);
                  }}
                  onCancel={() => setEdited(null)}
                />
              ) : (
                <WrittenNote
                  note={note}
                  onEdit={() => setEdited(note.id)}
                  onRemove={() => remove.mutate({ params: { id: reviewId, noteId: note.id } })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {canWrite && <NoteForm key={reviewId} reviewId={reviewId} onSaved={show} />}
    </section>
  );
}

function WrittenNote({ note, onEdit, onRemove }: { note: Note; onEdit: () => void; onRemove: () => void }) {
  const { nameOf } = usePeople();
  const isMine = note.author === remembered().username;
  const canWrite = useCan('notes:write');
  const canErase = useCan('guests:manage');
  return (
    <>
      <p className="row note">
        <strong>{nameOf(note.author)}</strong>
        <Day at={note.createdAt} />
        {note.changedAt && <span>{noteCopy.changed}</span>}
        {((canWrite && isMine) || canErase) && (
          <span className="at-end">
            {isMine && (
              <Button look="quiet" size="small" {...tooltip(noteCopy.edit)} onClick={onEdit}>
                <Pencil />
              </Button>
            )}
            <DialogButton
              look="quiet"
              size="small"
              {...tooltip(noteCopy.remove)}
              dialog={
                <ConfirmDialog title={noteCopy.removeTitle} confirm={noteCopy.remove} onConfirm={onRemove}>
                  <p>{noteCopy.removeNote}</p>
                </ConfirmDialog>
              }
            >
              <Trash2 />
            </DialogButton>
          </span>
        )}
      </p>
      <p className="written" dir="auto">
        <MentionText text={note.text} />
      </p>
    </>
  );
}

/** A text in which the people whom it mentions are marked. */
function MentionText({ text }: { text: string }) {
  const { people, nameOf } = usePeople();
  let at = 0;
  return mentionParts(text, (username) => people.some((person) => person.username === username)).map(
    (part) => {
      const start = at;
      at += 'text' in part ? part.text.length : part.username.length + 1;
      if ('text' in part) return part.text;
      return <strong key={start}>@{nameOf(part.username)}</strong>;
    },
  );
}

interface NoteFormProps {
  reviewId: number;
  /** The note that is changed; undefined for a new one. */
  note?: Note;
  onSaved: (list: NoteList) => void;
  onCancel?: () => void;
}

/** A draft of a new note survives a reload. */
function NoteForm({ reviewId, note, onSaved, onCancel }: NoteFormProps) {
  const { client } = useAppContext();
  const draftName = `note-${reviewId}`;
  const [text, setText] = useState(() => note?.text ?? stored<string>(draftName) ?? '');
  const { mutate, error, isPending } = useMutation({
    mutationFn: (sent: string) =>
      note
        ? client.request('PUT /reviews/:id/notes/:noteId', {
            params: { id: reviewId, noteId: note.id },
            body: { text: sent },
          })
        : client.request('PUT /reviews/:id/notes', { params: { id: reviewId }, body: { text: sent } }),
    onSuccess(list, sent) {
      // What was typed meanwhile is another note.
      if (!note && text === sent) type('');
      onSaved(list);
    },
  });
  const type = (next: string) => {
    setText(next);
    if (!note) store(draftName, next === '' ? undefined : next);
  };
  const isTooLong = text.length > MAX_NOTE_LENGTH;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !isTooLong && !isPending) mutate(text);
  };
  return (
    <form className="stack-small" onSubmit={submit}>
      <MentionArea
        label={note ? noteCopy.ownLabel : noteCopy.label}
        rows={2}
        isFocused={note !== undefined}
        value={text}
        error={isTooLong ? noteCopy.tooLong(text.length) : error && messageOr(error, noteCopy.failed)}
        onChange={type}
      />
      <div className="row">
        <Button type="submit" size="small" disabled={text.trim() === '' || isTooLong || isPending}>
          {note ? noteCopy.save : noteCopy.add}
        </Button>
        {onCancel && (
          <Button look="quiet" size="small" onClick={onCancel}>
            {noteCopy.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
