import X from 'lucide-react/icons/x';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { MAX_TAG_LENGTH, normalizeTag } from '#domain/reviews/tag.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button, IconButton } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { useFocusFallback } from '#web/app/controls/use-focus-fallback.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { tagCopy as copy } from '../copy.ts';
import { updateReview } from '../review-cache.ts';

/** The tags of a review, with buttons that remove them, and a field that adds one. */
export function Tags({ review: { id, tags = [] } }: { review: Review }) {
  const { queryClient } = useAppContext();
  const list = useId();
  const [text, setText] = useState('');
  const canTag = useCan('notes:write');
  // Tags to suggest are loaded when the field is focused.
  const [isAdding, setAdding] = useState(false);
  const { data } = useRoute('GET /tags', {}, { enabled: isAdding });
  const change = {
    refreshes: [['GET /tags']],
    onSuccess: (changed: Review) => updateReview(queryClient, id, () => changed),
  };
  const add = useSend('PUT /reviews/:id/tags/:tag', change);
  const remove = useSend('DELETE /reviews/:id/tags/:tag', change);
  const error = add.error ?? remove.error;
  const section = useRef<HTMLElement>(null);
  useFocusFallback(() => section.current?.querySelector('h3'), section);
  if (!canTag && tags.length === 0) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const tag = normalizeTag(text.replaceAll(',', ' '));
    if (tag === '') return;
    add.mutate(
      { params: { id, tag } },
      { onSuccess: () => setText((typed) => (typed === text ? '' : typed)) },
    );
  };
  return (
    <section ref={section} aria-label={copy.heading} className="stack-small">
      <h3 tabIndex={-1}>{copy.heading}</h3>
      {tags.length > 0 && (
        <ul className="row" aria-label={copy.heading}>
          {tags.map((tag) => (
            <li key={tag}>
              <Chip>
                {tag}
                {canTag && (
                  <IconButton
                    aria-label={copy.remove(tag)}
                    onClick={() => remove.mutate({ params: { id, tag } })}
                  >
                    <X />
                  </IconButton>
                )}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {canTag && (
        <form className="stack-small" onSubmit={submit}>
          <TextField
            label={copy.add}
            list={list}
            maxLength={MAX_TAG_LENGTH}
            autoComplete="off"
            value={text}
            error={error && messageOr(error, copy.failed)}
            onFocus={() => setAdding(true)}
            onChange={setText}
          />
          <datalist id={list}>
            {data?.tags
              .filter(({ tag }) => !tags.includes(tag))
              .map(({ tag }) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
          <p>
            <Button type="submit" size="small" disabled={text.trim() === '' || add.isPending}>
              {copy.submit}
            </Button>
          </p>
        </form>
      )}
    </section>
  );
}
