import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#contract/paths.ts';
import { Button } from '../controls/button.tsx';
import { RouteButton } from '../controls/button-link.tsx';
import { store, stored } from '../session/tab-storage.ts';
import { useUser } from '../session/use-can.ts';
import { shellCopy } from './copy.ts';
import styles from './top-bar.module.css';

/** The name of the answer "not now", which counts until the next sign-in. */
const PUT_OFF = 'password-notice';

/** Asks people whose password does not meet the present rules to change it. */
export function PasswordNotice() {
  const user = useUser();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [isPutOff, setIsPutOff] = useState(() => stored<boolean>(PUT_OFF) === true);
  if (!user?.hasWeakPassword || isPutOff || pathname === pages.account()) return null;
  function putOff() {
    store(PUT_OFF, true);
    setIsPutOff(true);
  }
  return (
    <aside className={styles.notice}>
      <div className="notice">
        <p>{shellCopy.weakPassword}</p>
        <RouteButton to="/account">{shellCopy.changePassword}</RouteButton>
        <Button look="quiet" onClick={putOff}>
          {shellCopy.notNow}
        </Button>
      </div>
    </aside>
  );
}
