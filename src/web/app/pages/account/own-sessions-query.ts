import { queryOptions } from '@tanstack/react-query';
import type { OwnSessionList } from '#contract/accounts/account.ts';
import { calls } from '#contract/paths.ts';
import type { Client } from '#web/app/api/client.ts';

export const ownSessionsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['ownSessions'],
    queryFn: ({ signal }) => client.get<OwnSessionList>(calls.ownSessions(), { signal }),
  });
