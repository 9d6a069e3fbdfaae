import { useRef, useState } from 'react';

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
  /** Whether what is typed is still being looked for, so that more choices may come. */
  isSearching: boolean;
}

/** More than these are found by typing; a longer list only scrolls. */
const LONGEST_LIST = 100;
/** In milliseconds: letters that come sooner after one another are the beginning of one word. */
const PAUSE_BETWEEN_WORDS = 700;

interface Options {
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
  search: SelectSearch | undefined;
}

/** What a list to choose from is at: open or not, what was typed, and where the keyboard is. */
export function useSelect({ choices: given, value, onChange, search }: Options) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const [kept, setKept] = useState<Choice | null>(null);
  const sought = useRef({ letters: '', at: 0 });
  // What was found by typing stays a choice while it is the chosen one, whatever is searched for next.
  const isLost = kept !== null && kept.value === value && !given.some((choice) => choice.value === value);
  const choices = isLost ? [...given, kept] : given;
  const chosenAt = choices.findIndex((choice) => choice.value === value);
  const offered = isOpen ? offeredOf(choices, typed, chosenAt) : [];
  // Fewer may be left than there were when the keyboard went there.
  const active = Math.min(at, Math.max(0, offered.length - 1));

  function goTo(index: number) {
    sought.current.letters = '';
    setAt(index);
  }
  function open() {
    if (isOpen) return;
    setOpen(true);
    goTo(Math.max(0, Math.min(chosenAt, LONGEST_LIST - 1)));
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
    chosen: choices[chosenAt]?.label ?? '',
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
    goTo,
    /** Opens at the next choice that begins with these letters: one letter again and again goes round and round. */
    seek: (letter: string) => {
      const now = performance.now();
      const { letters, at: before } = sought.current;
      const word = (now - before < PAUSE_BETWEEN_WORDS ? letters : '') + folded(letter);
      open();
      sought.current = { letters: word, at: now };
      const isOneLetter = new Set(word).size === 1;
      const from = (isOpen ? active : Math.max(0, chosenAt)) + (isOneLetter ? 1 : 0);
      const after = [...choices.slice(from), ...choices.slice(0, from)];
      const wanted = isOneLetter ? folded(letter) : word;
      const found = after.find(({ label }) => folded(label).startsWith(wanted));
      if (found) setAt(choices.indexOf(found));
    },
    move: (step: number) => goTo((active + step + offered.length) % Math.max(1, offered.length)),
    /** Nothing, while nothing is offered, leaves what was typed as it is. */
    choose: (choice: Choice | undefined) => {
      if (!choice) return;
      setKept(choice);
      if (choice.value !== value) onChange(choice.value);
      close();
    },
  };
}

/** The first of many, and in any case the chosen one. */
function offeredOf(choices: readonly Choice[], typed: string | null, chosenAt: number): readonly Choice[] {
  if (typed === null) {
    const chosen = choices[chosenAt];
    const isFar = chosen !== undefined && chosenAt >= LONGEST_LIST;
    return isFar ? [...choices.slice(0, LONGEST_LIST - 1), chosen] : choices.slice(0, LONGEST_LIST);
  }
  const wanted = folded(typed.trim());
  return choices.filter(({ label }) => folded(label).includes(wanted)).slice(0, LONGEST_LIST);
}

/** As the server compares names: without regard to case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
