import { areShortcutsOn } from './shortcut-switch.ts';

/** What a key does. */
export interface Shortcut {
  /** For the help dialog: "Approve". */
  label: string;
  run: () => void;
  /** Whether holding the key down runs it again and again. */
  repeats?: true;
}

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

function runShortcut(event: KeyboardEvent): void {
  const shortcut = shortcutsInUse()[event.key];
  if (!shortcut || !isForPage(event) || (event.repeat && !shortcut.repeats) || !areShortcutsOn()) return;
  // The character must not appear in a field that the shortcut focuses.
  event.preventDefault();
  shortcut.run();
}

/** Whether a key press is neither a command of the browser nor meant for a control or a dialog. */
function isForPage(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || ctrlKey || altKey || metaKey) return false;
  // Only characters that a keyboard types with Shift, such as "?".
  if (shiftKey && (key.length > 1 || /\p{L}/u.test(key))) return false;
  if (document.querySelector('dialog:modal')) return false;
  if (!(target instanceof Element)) return true;
  return !target.closest(TYPING) && !(key === 'Enter' && target.closest(PRESSABLE));
}
