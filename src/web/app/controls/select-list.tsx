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
  nothing: string | undefined;
  onChoose: (choice: Choice) => void;
}

/** The open list of a select, below its field or above it. */
export function SelectList(props: SelectListProps) {
  const { id, label, field, offered, active, value, nothing, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  // After every drawing: what is offered changes how high the list is.
  useLayoutEffect(() => {
    const place = ({ target }: { target?: unknown } = {}) => {
      if (target !== list.current && list.current && field.current) placeList(list.current, field.current);
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  });
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    // The keyboard stays in the field, also when somebody presses here.
    <div
      ref={list}
      id={`${id}-list`}
      className={styles.list}
      role="listbox"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {offered.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which chooses by Enter
        <div
          key={choice.value}
          id={`${id}-${index}`}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={choice.value === value}
          data-active={index === active}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
          {choice.value === value && <CheckIcon />}
        </div>
      ))}
      {offered.length === 0 && <p className={styles.nothing}>{nothing}</p>}
    </div>
  );
}
