import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { CheckIcon } from './icons.tsx';
import { placeList } from './place-list.ts';
import styles from './select.module.css';
import type { Choice } from './use-select.ts';

export interface SelectListProps {
  /** Of the select; those of the list and its options begin with it. */
  id: string;
  label: string;
  field: RefObject<HTMLInputElement | null>;
  offered: readonly Choice[];
  /** Where the keyboard is, from 0. */
  active: number;
  value: string | null;
  /** Said where nothing is offered. */
  words: string | undefined;
  onChoose: (choice: Choice) => void;
}

/** The open list of a select, below its field or above it. */
export function SelectList(props: SelectListProps) {
  const { id, label, field, offered, active, value, words, onChoose } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // After every drawing: what is offered changes how high the list is.
  useLayoutEffect(() => {
    const place = ({ target }: { target?: unknown } = {}) => {
      if (target !== box.current && box.current && field.current) placeList(box.current, field.current);
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    // A keyboard on the screen covers a part of the window, which stays as high as it was.
    visualViewport?.addEventListener('resize', place);
    visualViewport?.addEventListener('scroll', place);
    return () => {
      visualViewport?.removeEventListener('resize', place);
      visualViewport?.removeEventListener('scroll', place);
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  });
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard stays in the field, also when somebody presses here
    <div ref={box} className={styles.list} onMouseDown={(event) => event.preventDefault()}>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
        {offered.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which chooses by Enter
          // biome-ignore lint/a11y/useFocusableInteractive: a screen reader that moved the focus here would close the list
          <div
            key={choice.value}
            id={`${id}-${index}`}
            className={styles.option}
            role="option"
            aria-selected={choice.value === value}
            data-active={index === active}
            onClick={() => onChoose(choice)}
          >
            {choice.label}
            {choice.value === value && <CheckIcon />}
          </div>
        ))}
      </div>
      <p className={styles.nothing} role="status">
        {offered.length === 0 && words}
      </p>
    </div>
  );
}
