import { type ComponentProps, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { normalizeText } from '#domain/normalize-text.ts';
import { typedMention } from '#domain/reviews/note.ts';
import { TextArea } from '#web/app/controls/field.tsx';
import { focusAtEnd } from '#web/app/controls/focus-at-end.ts';
import select from '#web/app/controls/select.module.css';
import { noteCopy } from '../copy.ts';
import { usePeople } from '../use-people.ts';

const MAX_SHOWN = 6;

type MentionAreaProps = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange'> & {
  value: string;
  onChange: (text: string) => void;
  /** Whether it gets the focus when it appears. */
  isFocused?: boolean;
};

/** A text area that completes the names of people after `@`. */
export function MentionArea({ onChange, value, isFocused = false, ...area }: MentionAreaProps) {
  const id = useId();
  const { people } = usePeople();
  const input = useRef<HTMLTextAreaElement | null>(null);
  /** The end of what was typed; null while the list is closed. */
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const typed = caret === null ? null : typedMention(value.slice(0, caret));
  const matches = typed === null ? [] : people.filter(matching(typed)).slice(0, MAX_SHOWN);
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      input.current = element;
      if (isFocused) focusAtEnd(element);
    },
    [isFocused],
  );
  const optionId = (index: number) => `${id}-${index}`;

  function open(at: number) {
    setCaret(at);
    setActive(0);
  }
  function choose(username: string) {
    if (caret === null || typed === null) return;
    const start = caret - typed.length;
    onChange(`${value.slice(0, start)}${username} ${value.slice(caret)}`);
    setCaret(null);
    const end = start + username.length + 1;
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(end, end);
    });
  }
  function handleKey(event: KeyboardEvent) {
    const chosen = matches[active];
    if (!chosen) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % matches.length);
    else if (event.key === 'ArrowUp') setActive((active + matches.length - 1) % matches.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen.username);
    else if (event.key === 'Escape') setCaret(null);
    else return;
    // Escape would close the panel.
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div className="with-icon">
      <TextArea
        {...area}
        value={value}
        ref={attach}
        aria-autocomplete="list"
        aria-controls={matches.length > 0 ? id : undefined}
        aria-activedescendant={matches.length > 0 ? optionId(active) : undefined}
        onKeyDown={handleKey}
        onBlur={() => setCaret(null)}
        onChange={(text) => {
          onChange(text);
          open(input.current?.selectionStart ?? text.length);
        }}
      />
      <span role="status" className="visually-hidden">
        {matches.length > 0 && noteCopy.people(matches.length)}
      </span>
      {matches.length > 0 && (
        <div id={id} role="listbox" aria-label={noteCopy.mention} className={select.menu}>
          {matches.map(({ username, name }, index) => (
            <div
              key={username}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              className={select.option}
              aria-selected={index === active}
              // Before the text area loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(username);
              }}
            >
              {name} <span className="note">@{username}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** By the beginning of a username, or of a word of a name. */
function matching(typed: string) {
  const start = normalizeText(typed);
  return ({ username, name }: { username: string; name: string }) =>
    username.startsWith(start) ||
    normalizeText(name)
      .split(' ')
      .some((word) => word.startsWith(start));
}
