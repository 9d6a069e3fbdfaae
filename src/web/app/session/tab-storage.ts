import { attempt, remembered } from './remembered.ts';

/** The prefix of this product's keys in session storage. */
const PREFIX = 'reviews:';

interface Stored {
  username: string;
  value: unknown;
}

const entryOf = (name: string) =>
  attempt(() => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Stored | null);

/** After a session has ended, what is stored until the page is left still belongs to its user. */
const userOf = (entry: Stored | null | undefined) => remembered().username || (entry?.username ?? '');

/**
 * Stores a value that survives a reload and a new sign-in in this tab, but only for the user who is signed in now.
 * `undefined` removes it.
 */
export function store(name: string, value: unknown): void {
  attempt(() => {
    if (value === undefined) sessionStorage.removeItem(PREFIX + name);
    else {
      const stored: Stored = { username: userOf(entryOf(name)), value };
      sessionStorage.setItem(PREFIX + name, JSON.stringify(stored));
    }
  });
}

/** The stored value; undefined if there is none or another user stored it. */
export function stored<Value>(name: string): Value | undefined {
  const entry = entryOf(name);
  return entry?.username === userOf(entry) ? (entry.value as Value) : undefined;
}

/** The URL of the dashboard as it was last shown. */
export const LAST_DASHBOARD = 'dashboard';

/** A consent that has begun on the page of a source, encrypted by the server. */
export const PENDING_CONSENT = 'consent';

/** Changes that the server has not confirmed, such as a decision, a response or the values of a form. */
export const UNSAVED = { decisions: 'decisions', response: 'response', forms: 'forms' } as const;

export function hasUnsavedChanges(): boolean {
  return Object.values(UNSAVED).some((name) => stored(name) !== undefined);
}

/** Removes everything that was stored in this tab, because the user has signed out. */
export function clearStored(): void {
  attempt(() => {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
    }
  });
}
