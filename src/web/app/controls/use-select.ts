import { useState } from 'react';

export interface Choice {
  value: string;
  label: string;
}

export interface SelectSearch {
  /** The list is about to be seen. */
  onOpen: () => void;
  /** What is typed now; nothing once the list is closed. */
  onType: (text: string) => void;
  /** Said where no choice has what was typed. */
  nothing: string;
}

/** More than these are found by typing; a longer list only scrolls. */
const LONGEST_LIST = 100;

interface Options {
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
  search: SelectSearch | undefined;
}

/** What a list to choose from is at: open or not, what was typed, and where the keyboard is. */
export function useSelect({ choices, value, onChange, search }: Options) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const offered = isOpen ? offeredOf(choices, typed) : [];
  // Fewer may be left than there were when the keyboard went there.
  const active = Math.min(at, Math.max(0, offered.length - 1));

  const chosenAt = choices.findIndex((choice) => choice.value === value);

  function open() {
    if (isOpen) return;
    setOpen(true);
    setAt(Math.max(0, chosenAt));
    search?.onOpen();
  }
  function close() {
    if (!isOpen) return;
    setOpen(false);
    setTyped(null);
    search?.onType('');
  }
  return {
    isOpen,
    typed,
    offered,
    active,
    open,
    close,
    type: (text: string) => {
      open();
      setTyped(text);
      setAt(0);
      search?.onType(text);
    },
    goTo: setAt,
    /** Opens at the next choice that begins with a letter, round and round. */
    seek: (letter: string) => {
      open();
      const from = (isOpen ? active : chosenAt) + 1;
      const after = [...choices.slice(from), ...choices.slice(0, from)];
      const found = after.find(({ label }) => folded(label).startsWith(folded(letter)));
      if (found) setAt(choices.indexOf(found));
    },
    move: (step: number) => setAt((active + step + offered.length) % Math.max(1, offered.length)),
    choose: (choice: Choice | undefined) => {
      if (choice && choice.value !== value) onChange(choice.value);
      close();
    },
  };
}

function offeredOf(choices: readonly Choice[], typed: string | null): readonly Choice[] {
  if (typed === null) return choices.slice(0, LONGEST_LIST);
  const wanted = folded(typed.trim());
  return choices.filter(({ label }) => folded(label).includes(wanted)).slice(0, LONGEST_LIST);
}

/** As the server compares names: without regard to case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
