import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { exactTime, relativeTime } from '#domain/dates.ts';
import { useAppContext } from '#web/app/app-context.ts';
import type { BackupState, SyncState } from '#web/app/sync-state.ts';

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="note">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How long ago a time is, and the time itself. @param at ISO 8601 */
export function Time({ at, now }: { at: string; now: Date }) {
  const { config } = useAppContext();
  const date = new Date(at);
  return (
    <time dateTime={at}>
      <strong>{relativeTime(date, now)}</strong>
      <br />
      <span className="note">{exactTime(date, config.timeZone)}</span>
    </time>
  );
}

const STATES: Record<SyncState | BackupState, { Icon: typeof Check; tone?: string }> = {
  running: { Icon: RefreshCw },
  succeeded: { Icon: Check, tone: 'public' },
  failed: { Icon: CircleAlert, tone: 'failed' },
  late: { Icon: CircleAlert, tone: 'failed' },
  never: { Icon: Clock },
};

export function StateChip({ state, children }: { state: SyncState | BackupState; children: ReactNode }) {
  const { Icon, tone } = STATES[state];
  return (
    <span className="chip" data-tone={tone} data-state={state} role="status">
      <Icon />
      {children}
    </span>
  );
}
