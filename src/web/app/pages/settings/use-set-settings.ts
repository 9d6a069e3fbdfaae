import { settingsQuery } from '#web/app/api/queries.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';

/** Changes the settings in the body and leaves the others as they are. */
export function useSetSettings() {
  return useSend('PUT /settings', { updates: settingsQuery(useAppContext().client).queryKey });
}
