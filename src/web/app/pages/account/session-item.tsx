import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { OwnSession } from '#contract/accounts/account.ts';
import { exactTime, relativeTime } from '#domain/dates.ts';
import { Button } from '#web/app/controls/button.tsx';
import styles from './account.module.css';
import { sessionsCopy as copy } from './copy.ts';

export interface SessionItemProps {
  session: OwnSession;
  now: Date;
  timeZone: string;
  isBusy: boolean;
  onEnd: () => void;
}

const PHONE = /iPhone|iPad|Android/;
/** The server records a use once an hour. */
const RECENT_MS = 3_600_000;

/** One session: device, address, last use. */
export function SessionItem({ session, now, timeZone, isBusy, onEnd }: SessionItemProps) {
  const { device, address, isCurrent, signedInAt, lastUsedAt } = session;
  const Icon = PHONE.test(device) ? Smartphone : Monitor;
  return (
    <li className={styles.session}>
      <Icon />
      <div>
        <p className="row">
          <span className="entry-name">{device}</span>
          {isCurrent && (
            <span className="chip" data-tone="public">
              {copy.current}
            </span>
          )}
        </p>
        <p className="note">
          {address ?? copy.unknownAddress} · {isCurrent ? copy.now : lastUse(new Date(lastUsedAt), now)} ·{' '}
          <time dateTime={signedInAt}>{copy.signedIn(exactTime(new Date(signedInAt), timeZone))}</time>
        </p>
      </div>
      <Button disabled={isBusy} aria-label={copy.endOf(device)} onClick={onEnd}>
        {copy.end}
      </Button>
    </li>
  );
}

function lastUse(at: Date, now: Date): string {
  return now.getTime() - at.getTime() < RECENT_MS ? copy.recent : copy.lastUsed(relativeTime(at, now));
}
