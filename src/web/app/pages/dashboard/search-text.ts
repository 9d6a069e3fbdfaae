/** The address follows the typing after this many milliseconds; browsers refuse to change it at every key. */
const PAUSE = 250;

/** What stands in the search box, for whoever draws it or what it narrows. */
export interface SearchText {
  read: () => string;
  /** @returns the end of it */
  subscribe: (onChange: () => void) => () => void;
  /** A key: seen at once, due in the address after a pause. */
  type: (text: string) => void;
  /** @returns the end of it */
  onPause: (write: () => void) => () => void;
  /** Hands over what the address does not hold yet; undefined where it holds everything. */
  take: () => string | undefined;
  /** The address changed: what was typed and did not reach it is over. */
  follow: (inAddress: string) => void;
}

/**
 * The text of the search box. It is kept outside of React's state, so that a key draws what it narrows and nothing
 * else of the page.
 *
 * @param inAddress the text that the address holds
 */
export function createSearchText(inAddress: string): SearchText {
  let text = inAddress;
  let isDue = false;
  let write: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: string) => {
    if (next === text) return;
    text = next;
    for (const listener of listeners) listener();
  };
  const settle = () => {
    clearTimeout(timer);
    isDue = false;
  };
  return {
    read: () => text,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    type: (typed) => {
      settle();
      show(typed);
      isDue = true;
      timer = setTimeout(() => write?.(), PAUSE);
    },
    onPause: (next) => {
      write = next;
      return () => {
        write = undefined;
      };
    },
    take: () => {
      const due = isDue ? text : undefined;
      settle();
      return due;
    },
    follow: (next) => {
      settle();
      // Blanks are nothing to the address, and may be the beginning of something in the box.
      if (next.trim() !== '' || text.trim() !== '') show(next);
    },
  };
}
