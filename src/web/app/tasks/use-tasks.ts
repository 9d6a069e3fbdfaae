import { useEffect } from 'react';
import type { RouteInput } from '#contract/route-types.ts';
import { subscribeToChanges } from '../api/live.ts';
import { useRoute } from '../api/use-route.ts';
import { useAppContext } from '../app-context.ts';

export const TASKS_KEY = ['GET /tasks'] as const;

/** Some of the tasks, which follow the changes of others and of their sources. */
export function useTasks(query: RouteInput<'GET /tasks'>['query']) {
  const { client, config, queryClient } = useAppContext();
  useEffect(
    () =>
      subscribeToChanges({
        base: config.apiBase,
        onEvent() {
          client.requireFresh();
          void queryClient.invalidateQueries({ queryKey: TASKS_KEY });
        },
      }),
    [client, config.apiBase, queryClient],
  );
  return useRoute('GET /tasks', { query }, { keepPrevious: true });
}
