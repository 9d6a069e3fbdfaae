import { queryOptions } from '@tanstack/react-query';
import type { SecondFactors } from '#contract/accounts/second-factors.ts';
import { calls } from '#contract/paths.ts';
import type { Client } from '#web/app/api/client.ts';

export const secondFactorsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['secondFactors'],
    queryFn: ({ signal }) => client.get<SecondFactors>(calls.secondFactors(), { signal }),
  });
