import type { TasksQuery } from '#contract/tasks/tasks.ts';
import { useChanges } from '../api/use-changes.ts';
import { useRoute } from '../api/use-route.ts';
import { useAppContext } from '../app-context.ts';

export const TASKS_KEY = ['GET /tasks'] as const;

/** Some of the tasks, which follow the changes of others and of their sources. */
export function useTasks(query: TasksQuery) {
  const { queryClient } = useAppContext();
  useChanges({ onEvent: () => void queryClient.invalidateQueries({ queryKey: TASKS_KEY }) });
  return useRoute('GET /tasks', { query }, { keepPrevious: true });
}
