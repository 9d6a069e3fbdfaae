import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SettingsBody } from '#contract/settings/settings.ts';
import { settingsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';

/** Changes the settings in the body and leaves the others as they are. */
export function useSetSettings() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingsBody) => client.request('PUT /settings', { body }),
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery(client).queryKey, settings),
  });
}
