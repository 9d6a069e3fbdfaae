import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './hints.module.css';
import { placeHint } from './place-hint.ts';
import { useHinted } from './use-hinted.ts';

/** The hints of all controls that have one (`hint()`), in one place: rows of a table need none of their own. */
export function Hints() {
  const anchor = useHinted();
  return anchor && <Hint key={anchor.dataset.hint} anchor={anchor} />;
}

function Hint({ anchor }: { anchor: HTMLElement }) {
  const [words, setWords] = useState(anchor.dataset.hint);
  // A control may change its name while the pointer is on it: "Approve" becomes "Disapprove".
  useEffect(() => {
    const watch = new MutationObserver(() => setWords(anchor.dataset.hint));
    watch.observe(anchor, { attributeFilter: ['data-hint'] });
    return () => watch.disconnect();
  }, [anchor]);
  const hint = useRef<HTMLDivElement>(null);
  // After every drawing, for words may be longer or shorter, and with its control.
  useLayoutEffect(() => {
    const place = () => hint.current && placeHint(hint.current, anchor);
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => removeEventListener('scroll', place, { capture: true });
  });
  return (
    <div ref={hint} className={styles.hint} role="tooltip">
      {words}
    </div>
  );
}
