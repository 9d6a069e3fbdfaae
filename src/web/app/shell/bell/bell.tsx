import Bell from 'lucide-react/icons/bell';
import { useId, useRef, useState } from 'react';
import { useChanges } from '../../api/use-changes.ts';
import { useRoute } from '../../api/use-route.ts';
import { useAppContext } from '../../app-context.ts';
import { IconButton } from '../../controls/button.tsx';
import { tooltip } from '../../controls/tooltip.ts';
import { lazyChunk } from '../../lazy-chunk.tsx';
import { useUser } from '../../session/use-can.ts';
import styles from './bell.module.css';
import { bellCopy } from './copy.ts';

const NotificationPanel = lazyChunk(() => import('./notification-panel.tsx'), 'NotificationPanel');

/** Milliseconds between two reads, in case an event is lost. */
const INTERVAL = 60_000;

/** A button with the number of unread notifications, which opens the newest. */
export function NotificationBell() {
  const { queryClient } = useAppContext();
  const isSignedIn = Boolean(useUser());
  const { data } = useRoute('GET /notifications', {}, { enabled: isSignedIn, refetchInterval: INTERVAL });
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: ['GET /notifications'] });
  useChanges({ onNotifications: readAgain }, isSignedIn);
  const unread = data?.unread ?? 0;
  return (
    <>
      <IconButton className={styles.opener} popoverTarget={id} {...tooltip(bellCopy.open(unread), 'left')}>
        <Bell />
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {bellCopy.unreadText(unread)}
          </span>
        )}
      </IconButton>
      <div
        id={id}
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={bellCopy.title}
        className="popover stack"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && <NotificationPanel onClose={() => panel.current?.hidePopover()} />}
      </div>
    </>
  );
}
