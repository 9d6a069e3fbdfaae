import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useAppContext } from '../app-context.ts';

const POLL_INTERVAL = 3_000;

/**
 * Polls the server while the error of an outage is shown, and calls `onEnd` when the server has been unavailable and
 * responds again. If the server never was unavailable, the error remains.
 */
export function useOutageEnd(isDown: boolean, onEnd: () => unknown): void {
  const { client } = useAppContext();
  const { isSuccess, errorUpdateCount } = useQuery({
    queryKey: ['outage', isDown],
    enabled: isDown,
    gcTime: 0,
    refetchInterval: POLL_INTERVAL,
    queryFn: ({ signal }) => client.request('GET /health', { signal }),
  });
  const hasEnded = isDown && isSuccess && errorUpdateCount > 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
}
