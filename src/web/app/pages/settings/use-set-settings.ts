import { useSend } from '#web/app/api/use-route.ts';

/** Changes the settings in the body and leaves the others as they are. */
export const useSetSettings = () => useSend('PUT /settings', { updates: ['GET /settings'] });
