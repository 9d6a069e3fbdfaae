import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** The address follows the typing after this many milliseconds; browsers refuse to change it at every key. */
const PAUSE = 250;

/** What stands in the search box. */
export interface SearchText {
  text: string;
  /** Counts the times that the text was set by anything but typing; the box then takes it over. */
  settings: number;
}

/**
 * The text of the search box, which filters at every key, while the address keeps up more slowly. When the address
 * changes for another reason (Back, "Clear all"), the box follows it. The box itself has each key at once: what it
 * narrows is drawn when there is time between two keys.
 *
 * @param inAddress the text that the address holds
 * @param write puts a text into the address
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const [shown, setShown] = useState<SearchText>({ text: inAddress, settings: 0 });
  const [written, setWritten] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setShown(setTo(inAddress));
      setWritten(inAddress);
    }
  }
  const writeSoon = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setWritten(text);
        write(text);
      }, PAUSE);
    },
    [write],
  );
  const type = useCallback(
    (text: string) => {
      startTransition(() => setShown((before) => ({ ...before, text })));
      writeSoon(text);
    },
    [writeSoon],
  );
  const empty = useCallback(() => {
    setShown(setTo(''));
    writeSoon('');
  }, [writeSoon]);
  return { shown, type, empty };
}

const setTo = (text: string) => (before: SearchText) => ({ text, settings: before.settings + 1 });
