import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#web/app/api/client.ts';

export const ownSessionsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['ownSessions'],
    queryFn: ({ signal }) => client.request('GET /account/sessions', { signal }),
  });
