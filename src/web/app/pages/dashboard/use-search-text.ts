import { useCallback, useEffect, useRef, useState } from 'react';

/** The address follows the typing after this many milliseconds; browsers refuse to change it at every key. */
const PAUSE = 250;

/**
 * The text in the search box, which filters at every key, while the address keeps up more slowly. When the address
 * changes for another reason (Back, "Clear all"), the box follows it.
 *
 * @param inAddress the text that the address holds
 * @param write puts a text into the address
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setText(inAddress);
      setWritten(inAddress);
    }
  }
  const type = useCallback(
    (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setWritten(next);
        write(next);
      }, PAUSE);
    },
    [write],
  );
  return { text, type };
}
