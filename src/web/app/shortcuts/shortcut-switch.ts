import { attempt, remembered } from '../session/remembered.ts';

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
