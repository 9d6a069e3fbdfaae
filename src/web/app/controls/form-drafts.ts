import { useEffect } from 'react';
import { remembered } from '../session/remembered.ts';
import { store, stored, UNSAVED } from '../session/tab-storage.ts';

const drafts = () => stored<Record<string, object>>(UNSAVED.forms) ?? {};

export const formDraft = (name: string): object | undefined => drafts()[name];

function setDraft(name: string, values: object | undefined): void {
  const { [name]: _before, ...others } = drafts();
  const next = values ? { ...others, [name]: values } : others;
  store(UNSAVED.forms, Object.keys(next).length === 0 ? undefined : next);
}

/**
 * Stores the changed values of a form until they are saved or the person leaves it, so that they survive a reload and the
 * end of the session.
 *
 * @param values undefined if nothing was changed
 */
export function useFormDraft(name: string | undefined, values: object | undefined): void {
  useEffect(() => {
    if (name === undefined || values === undefined) return;
    setDraft(name, values);
    return () => {
      // The end of the session closes the form too.
      if (remembered().isLoggedIn) setDraft(name, undefined);
    };
  }, [name, values]);
}
