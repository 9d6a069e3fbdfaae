import { useSend } from '#web/app/api/use-route.ts';

/**
 * Changes the settings in the body and leaves the others as they are. Requests run one after the other, because each
 * response contains all settings.
 */
export const useSetSettings = () =>
  useSend('PUT /settings', { scope: { id: 'settings' }, updates: ['GET /settings'] });
