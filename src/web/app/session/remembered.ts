/**
 * The login state in browser storage. Only for the first render: the server decides who is signed in.
 * The names are fixed by the specification.
 */
const FLAG = 'isLoggedIn';
const NAME = 'username';
/** What the flag is before a sign-out removes it: other tabs then know that the session did not merely end. */
const SIGNED_OUT = 'signed-out';

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

/** Forgets the session, which has ended. */
export function forget(): void {
  attempt(() => {
    localStorage.removeItem(FLAG);
    localStorage.removeItem(NAME);
  });
}

/** Forgets the session, which the user has ended. */
export function forgetSignedOut(): void {
  attempt(() => localStorage.setItem(FLAG, SIGNED_OUT));
  forget();
}

/**
 * Calls a function when the user signs out in another tab, another one when that tab finds that the session has ended, and
 * another one when someone else has signed in there instead. A page that Back restores from the browser's cache missed these
 * events, so it is checked when it is restored.
 */
export function followOtherTabs({
  onSignOut,
  onEnd,
  onOtherUser,
}: Record<'onSignOut' | 'onEnd' | 'onOtherUser', () => void>): void {
  let before = remembered();
  addEventListener('pagehide', () => {
    before = remembered();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !before.isLoggedIn) return;
    const { isLoggedIn, username } = remembered();
    if (!isLoggedIn) onSignOut();
    else if (username !== before.username) onOtherUser();
  });
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === NAME && oldValue !== null && newValue !== null) onOtherUser();
    if (key !== FLAG || oldValue !== 'true') return;
    if (newValue === SIGNED_OUT) onSignOut();
    if (newValue === null) onEnd();
  });
}

const read = (name: string): string | null => attempt(() => localStorage.getItem(name)) ?? null;

/** Storage may be disabled or full; signing in works without it. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
