import type { Credentials } from '#contract/session.ts';
import { Button } from '#web/app/controls/button.tsx';
import { signInCopy } from './copy.ts';
import styles from './sign-in.module.css';

/** The demo's sign-in, for everybody to read: the server sends it in a demo alone. */
export function DemoHint({ demo, onUse }: { demo: Credentials; onUse: () => void }) {
  return (
    <div className={styles.demo}>
      <p className={styles.demoWords}>
        {signInCopy.demoTitle}: <code>{demo.username}</code> / <code>{demo.password}</code>
      </p>
      <Button size="small" onClick={onUse}>
        {signInCopy.demoUse}
      </Button>
    </div>
  );
}
