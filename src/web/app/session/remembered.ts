/**
 * The login state in browser storage. Only for the first render: the server decides who is signed in.
 * The names are fixed by the specification.
 */
const FLAG = 'isLoggedIn';
const NAME = 'username';

export interface Remembered {
  isLoggedIn: boolean;
  username: string;
}

export function remembered(): Remembered {
  return { isLoggedIn: read(FLAG) === 'true', username: read(NAME) ?? '' };
}

export function remember(username: string): void {
  attempt(() => {
    localStorage.setItem(FLAG, 'true');
    localStorage.setItem(NAME, username);
  });
}

export function forget(): void {
  attempt(() => {
    localStorage.removeItem(FLAG);
    localStorage.removeItem(NAME);
  });
}

/**
 * Calls a function when the user signs out in another tab. A page that Back restores from the browser's cache missed
 * that event, so it is checked when it is restored.
 */
export function onSignOutElsewhere(act: () => void): void {
  let wasLoggedIn = false;
  addEventListener('pagehide', () => {
    wasLoggedIn = remembered().isLoggedIn;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasLoggedIn && !remembered().isLoggedIn) act();
  });
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === FLAG && oldValue === 'true' && newValue === null) act();
  });
}

function read(name: string): string | null {
  return attempt(() => localStorage.getItem(name)) ?? null;
}

/** Storage may be disabled or full; signing in works without it. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
