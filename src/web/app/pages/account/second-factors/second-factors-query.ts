import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#web/app/api/client.ts';

export const secondFactorsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['secondFactors'],
    queryFn: ({ signal }) => client.request('GET /account/second-factors', { signal }),
  });
