import { useEffect, useEffectEvent } from 'react';
import { useAppContext } from '../app-context.ts';
import { type LiveOptions, subscribeToChanges } from './live.ts';

/** Calls functions when the server says that something has changed. What they read then does not come from a replica. */
export function useChanges(listeners: Omit<LiveOptions, 'base'>, isEnabled = true): void {
  const { client, config } = useAppContext();
  const latest = useEffectEvent(() => listeners);
  const readFresh = useEffectEvent((read: (() => void) | undefined) => {
    if (!read) return;
    client.requireFresh();
    read();
  });
  useEffect(() => {
    if (!isEnabled) return;
    return subscribeToChanges({
      base: config.apiBase,
      onEvent: () => readFresh(latest().onEvent),
      onReview: (id) => {
        const { onReview } = latest();
        readFresh(onReview && (() => onReview(id)));
      },
      onPresence: (presence) => latest().onPresence?.(presence),
      onNotifications: () => latest().onNotifications?.(),
    });
  }, [config.apiBase, isEnabled]);
}
