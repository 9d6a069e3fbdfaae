import type { RouteInput } from '#contract/route-types.ts';
import { useChanges } from '../api/use-changes.ts';
import { useRoute } from '../api/use-route.ts';
import { useAppContext } from '../app-context.ts';

export const TASKS_KEY = ['GET /tasks'] as const;

/** Some of the tasks, which follow the changes of others and of their sources. */
export function useTasks(query: RouteInput<'GET /tasks'>['query']) {
  const { queryClient } = useAppContext();
  useChanges({ onEvent: () => void queryClient.invalidateQueries({ queryKey: TASKS_KEY }) });
  return useRoute('GET /tasks', { query }, { keepPrevious: true });
}
