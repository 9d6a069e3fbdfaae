import { useLayoutEffect, useRef } from 'react';
import { attempt, remembered } from '../session/remembered.ts';
import { createWordDetector, type LetterMeaning, type Retraction, WORD_PAUSE } from './typed-words.ts';

type Shortcut = {
  /** For the help dialog: "Approve". */
  label: string;
} & (
  | {
      run: () => void;
      /** Whether holding the key down repeats it, such as a step in a list. */
      repeats?: true;
    }
  /** Changes a review. Returns a function that cancels the change if the key was part of a word; undefined if nothing changed. */
  | { decide: () => Retraction | undefined }
);

/** By the character that the key types (`j`, `/`, `?`) or its name (`Enter`, `Escape`). */
export type Shortcuts = Readonly<Record<string, Shortcut>>;

/** Key presses that belong to the control they meet. */
const TYPING = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';
/** What Enter activates. */
const PRESSABLE = 'a[href], button, summary, input, [role="button"]';

/** The shortcuts of everything on the screen; of two with one key the later one runs. */
const registered: { current: Shortcuts }[] = [];

/** The shortcuts that a person can use now, by key. */
export function shortcutsInUse(): Shortcuts {
  return Object.assign({}, ...registered.map(({ current }) => current));
}

/** Listens for keys while at least one map is registered. @returns the function that removes the map */
export function registerShortcuts(shortcuts: { current: Shortcuts }): () => void {
  if (registered.length === 0) document.addEventListener('keydown', runShortcut);
  registered.push(shortcuts);
  return () => {
    registered.splice(registered.indexOf(shortcuts), 1);
    if (registered.length === 0) document.removeEventListener('keydown', runShortcut);
  };
}

const words = createWordDetector();

/** Runs if the key is not part of a word. */
let delayed: { run: () => void; timer: ReturnType<typeof setTimeout> } | null = null;

function runDelayed(): void {
  if (!delayed) return;
  const { run, timer } = delayed;
  clearTimeout(timer);
  delayed = null;
  run();
}

/** Delays commands that cannot be cancelled until it is known that the key is not part of a word. Later keys run after them. */
export function unlessWord(run: () => void): () => Retraction {
  return () => {
    const own = { run, timer: setTimeout(runDelayed, WORD_PAUSE) };
    delayed = own;
    return () => {
      clearTimeout(own.timer);
      if (delayed === own) delayed = null;
    };
  };
}

function runShortcut(event: KeyboardEvent): void {
  if (!isForPage(event) || !areShortcutsOn()) return;
  const { key, timeStamp } = event;
  const shortcut = shortcutsInUse()[key];
  if (/^\p{L}$/u.test(key) && words.isPartOfWord(key, timeStamp, meaningOf(shortcut))) return;
  if (!shortcut || (event.repeat && !('repeats' in shortcut))) return;
  // The character must not appear in a field that the shortcut focuses.
  event.preventDefault();
  runDelayed();
  if ('decide' in shortcut) {
    const retract = shortcut.decide();
    if (retract) words.addDecision(key, timeStamp, retract);
  } else {
    shortcut.run();
  }
}

function meaningOf(shortcut: Shortcut | undefined): LetterMeaning {
  if (!shortcut) return 'none';
  if ('decide' in shortcut) return 'decision';
  return shortcut.repeats ? 'step' : 'command';
}

/** Whether a key press is neither a command of the browser nor meant for a control or a dialog. */
function isForPage(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || ctrlKey || altKey || metaKey) return false;
  // Shift is needed for characters such as "?". A capital letter is not a shortcut, but may start a word.
  if (shiftKey && key.length > 1) return false;
  // Only some dialogs have shortcuts.
  if (document.querySelector('dialog:modal:not([data-shortcuts])')) return false;
  if (!(target instanceof Element)) return true;
  return !target.closest(TYPING) && !(key === 'Enter' && target.closest(PRESSABLE));
}

/** Stored in this browser for each person, because a keyboard or a speech input belongs to both. */
const keyOf = (username: string) => `shortcuts:${username}`;

/** Whether the signed-in person uses shortcuts: on unless switched off. */
export function areShortcutsOn(): boolean {
  return attempt(() => localStorage.getItem(keyOf(remembered().username))) !== 'off';
}

export function switchShortcuts(isOn: boolean): void {
  const key = keyOf(remembered().username);
  attempt(() => (isOn ? localStorage.removeItem(key) : localStorage.setItem(key, 'off')));
}

/**
 * Offers single keys while the component is mounted, and lists them in the help dialog. They never run with a modifier,
 * while typing or below a dialog, and a switch turns all of them off.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  // A layout effect, so that keys work as soon as the content is visible.
  useLayoutEffect(() => registerShortcuts(latest), []);
}
