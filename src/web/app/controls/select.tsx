import { type KeyboardEvent, useId, useRef } from 'react';
import field from './field.module.css';
import { Field, type FieldWords, inField } from './field.tsx';
import { DownIcon } from './icons.tsx';
import styles from './select.module.css';
import { SelectList } from './select-list.tsx';
import { type Choice, type SelectSearch, useSelect } from './use-select.ts';

const SEARCHING = 'Searching…';

export interface SelectProps extends FieldWords {
  choices: readonly Choice[];
  /** Null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Given where choices are found by typing a part of them. */
  search?: SelectSearch;
  className?: string | undefined;
}

/**
 * One choice of a list: a combobox as the ARIA Authoring Practices have it. The focus stays in the field, which names
 * the option that the keyboard is at.
 */
export function Select(props: SelectProps) {
  const { label, hint, failure, choices, value, onChange, placeholder, search, className } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const select = useSelect({ choices, value, onChange, search });
  const { isOpen, typed, chosen, offered, active, open, close, type, choose } = select;

  /** What a key does to the list; undefined where it does nothing to it. */
  function answerTo(key: string): (() => void) | undefined {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) return isOpen ? () => select.move(step) : open;
    if (isOpen && (key === 'Enter' || (key === ' ' && !search))) return () => choose(offered[active]);
    if (isOpen && key === 'Escape') return close;
    if (search) return undefined;
    if (key === 'Enter' || key === ' ') return open;
    if (isOpen && key === 'Home') return () => select.goTo(0);
    if (isOpen && key === 'End') return () => select.goTo(offered.length - 1);
    return key.length === 1 ? () => select.seek(key) : undefined;
  }
  function answerWith({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (ctrlKey || metaKey) return undefined;
    if (!altKey) return answerTo(key);
    return { ArrowDown: open, ArrowUp: close }[key];
  }
  function onKeyDown(event: KeyboardEvent) {
    const answer = event.nativeEvent.isComposing ? undefined : answerWith(event);
    if (!answer) return;
    answer();
    // Neither the form, nor the page, nor a dialog around it is meant.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Field id={id} label={label} hint={hint} failure={failure} className={className}>
      <div className={styles.control}>
        <input
          {...inField(id, { hint, failure })}
          ref={input}
          className={`${field.input} ${styles.input}`}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen && offered[active] ? `${id}-${active}` : undefined}
          aria-autocomplete={search ? 'list' : undefined}
          autoComplete="off"
          spellCheck={false}
          readOnly={!search}
          placeholder={placeholder}
          value={typed ?? chosen}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => search && event.currentTarget.select()}
          onClick={() => (isOpen && !search ? close() : open())}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        <DownIcon />
      </div>
      {isOpen && (
        <SelectList
          id={id}
          label={label}
          field={input}
          offered={offered}
          active={active}
          value={value}
          words={search?.isSearching ? SEARCHING : search?.nothing}
          onChoose={choose}
        />
      )}
    </Field>
  );
}
